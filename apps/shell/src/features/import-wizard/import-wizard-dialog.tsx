import { defaultDialogWidths } from '@lading/contracts/imports/define-import';
import { Banner } from '@lading/ui/banner';
import { Dialog } from '@lading/ui/dialog';
import { Stepper } from '@lading/ui/stepper';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import type { ImportDraft } from './drafts/import-draft.ts';
import type { ImportKind } from './import-kind.ts';
import { importTypes } from './import-types.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { MappingStep } from './mapping/mapping-step.tsx';
import { ResumeOffer } from './drafts/resume-offer.tsx';
import { ReviewStep } from './review/review-step.tsx';
import { endedNotice, savedNotice } from './save/saved-notice.ts';
import { TemplateEditor } from './templates/template-editor.tsx';
import { TemplateList } from './templates/template-list.tsx';
import type { Announcement } from './save/use-announce-import.ts';
import { UploadStatus } from './upload/upload-status.tsx';
import { UploadStep } from './upload/upload-step.tsx';
import { useDraftKeeper, useKeptWizard } from './drafts/use-draft-keeper.ts';
import type { Drafts } from './drafts/use-drafts.ts';
import { useImportWizard } from './use-import-wizard.ts';
import { useResume } from './drafts/use-resume.ts';
import { useTemplateManager } from './templates/use-template-manager.ts';
import { useTemplates } from './templates/use-templates.ts';
import { useWizardTexts } from './use-wizard-texts.ts';
import { WizardFooter } from './wizard-footer.tsx';

export interface ImportWizardDialogProps {
  kind: ImportKind;
  drafts: Drafts;
  /** The unfinished import to go on with at once; null to begin anew. */
  resumed: ImportDraft | null;
  /** @param left resolves once this browser has forgotten what was thrown away */
  onClose: (left: Promise<void>) => void;
  /** The rows were accepted; also called when the dialog was closed while it was being saved. */
  onSaved: (saved: Announcement) => void;
  /** Something smaller is done: a template saved or deleted, a file exported. */
  onDone: (text: string) => void;
  onFault: (fault: unknown) => void;
}

/** The import dialog (spec §2): three steps over any import type. Mounted anew at each opening, so it always begins fresh. */
export default function ImportWizardDialog(props: ImportWizardDialogProps) {
  const { kind, drafts, resumed, onClose, onSaved, onDone } = props;
  const texts = useWizardTexts();
  const { t, label } = texts;
  const { definition, adapter: adapterOf } = importTypes[kind];
  const adapter = useMemo(() => adapterOf(api), [adapterOf]);
  const templates = useTemplates(definition);
  const [isLeaving, setIsLeaving] = useState(false);
  const isOpen = useRef(true);
  const body = useRef<HTMLDivElement>(null);
  const keeper = useDraftKeeper(kind, drafts);
  function onFault(fault: unknown) {
    props.onFault(fault);
    // A save that went on without the dialog has failed: it can be gone on with.
    if (!isOpen.current) keeper.leave();
  }
  const wizard = useImportWizard({
    definition,
    adapter,
    templates,
    keepAttempt: (attempt) => keeper.keepAttempt(attempt),
    onSaved(saved) {
      const left = keeper.discard();
      const words = { ...texts, unit: definition.grouping ? 'orders' : 'rows' } as const;
      onSaved({ ...savedNotice(saved, words), ended: (task) => endedNotice(task, words) });
      if (isOpen.current) close(left);
    },
    onTemplateSaved: (name) => onDone(t('templates.saved', { name })),
    onExported: () => onDone(t('rows.exported')),
    onFault,
  });
  const { state, session } = wizard;
  // A step is a page of its own: React draws the next one in slices, so that the click that asks for it is answered at once.
  const step = useDeferredValue(state.step);
  useKeptWizard(keeper, drafts, { state, session });
  const { isFileGone, goOn } = useResume({ drafts, keeper, wizard, resumed });
  const offer = drafts.offered.find((one) => one.kind === kind);
  const manager = useTemplateManager({
    templates,
    onChanged(id, now) {
      if (wizard.template?.excelFieldMappingId === id)
        wizard.dispatch({ do: 'choose-template', templateId: now });
    },
    onDone: (what, name) => onDone(t(`templates.${what}`, { name })),
    onFault,
  });
  const { isOpen: isManaging, draft } = manager.state;
  const hasWork = state.step > 0 || state.busy === 'saving' || draft !== null;

  useEffect(() => {
    if (!hasWork) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasWork]);

  /** A save that is under way keeps what it is about until it has ended. */
  function close(left = state.busy === 'saving' ? Promise.resolve() : keeper.discard()) {
    isOpen.current = false;
    onClose(left);
  }

  return (
    <Dialog
      open
      dismissable={false}
      onOpenChange={() => (hasWork ? setIsLeaving(true) : close())}
      title={label(definition.title)}
      closeLabel={t('close')}
      width={(definition.dialogWidths ?? defaultDialogWidths)[step]}
      tall={step === 2}
      flush
      initialFocus={body}
      footer={<WizardFooter step={step} wizard={wizard} manager={manager} />}
    >
      <div
        ref={body}
        tabIndex={-1}
        className="flex min-h-full flex-col outline-none data-rows:h-full"
        data-rows={step === 2 || undefined}
      >
        <Stepper
          className="px-5 pb-4 max-sm:px-4"
          label={t('stepsLabel')}
          steps={[t('step.upload'), t('step.mapping'), t('step.rows')]}
          current={step}
          doneLabel={t('stepDone')}
        />
        {step > 0 && wizard.upload ? <UploadStatus upload={wizard.upload} /> : null}
        {step === 2 && session ? (
          <div className="min-h-0 flex-1">
            <ReviewStep
              definition={definition}
              session={session}
              rowCount={state.analysed?.rowCount}
              failure={state.failure}
            />
          </div>
        ) : (
          <div className="px-5 pb-5 max-sm:px-4">
            {step === 1 && state.analysed ? (
              <MappingStep
                definition={definition}
                wizard={wizard}
                templates={templates}
                analysed={state.analysed}
              />
            ) : draft ? (
              <TemplateEditor definition={definition} manager={manager} draft={draft} />
            ) : isManaging ? (
              <TemplateList definition={definition} templates={templates.list} manager={manager} />
            ) : (
              <UploadStep definition={definition} wizard={wizard} templates={templates} manager={manager}>
                {isFileGone ? <Banner tone="warning">{t('resume.gone')}</Banner> : null}
                {offer && !state.file ? (
                  <ResumeOffer
                    draft={offer}
                    onResume={() => void goOn(offer)}
                    onDiscard={() => void drafts.discard(offer.id)}
                  />
                ) : null}
              </UploadStep>
            )}
          </div>
        )}
      </div>
      <LeaveDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        isSaving={state.busy === 'saving'}
        onLeave={() => close()}
      />
    </Dialog>
  );
}
