import { defaultDialogWidths } from '@lading/contracts/imports';
import { Banner } from '@lading/ui/banner';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Dialog } from '@lading/ui/dialog';
import { Stepper } from '@lading/ui/stepper';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import type { ImportDraft } from './model/drafts/import-draft.ts';
import type { ImportKind } from './model/import-kind.ts';
import { ResumeOffer } from './resume-offer.tsx';
import { endedNotice, savedNotice } from './saved-notice.ts';
import { MappingStep } from './steps/mapping/mapping-step.tsx';
import { ReviewStep } from './steps/review/review-step.tsx';
import { TemplateEditor } from './steps/upload/templates/template-editor.tsx';
import { TemplateList } from './steps/upload/templates/template-list.tsx';
import { useTemplateManager } from './steps/upload/templates/use-template-manager.ts';
import { UploadStatus } from './steps/upload/upload-status.tsx';
import { UploadStep } from './steps/upload/upload-step.tsx';
import { useWizardTexts } from './steps/use-wizard-texts.ts';
import type { Announcement } from './announce-import.ts';
import type { Drafts } from './use-drafts.ts';
import { useImportWizard } from './use-import-wizard.ts';
import { useDraftKeeper, useKeptWizard, useResume } from './use-kept-import.ts';
import { importKindOf, importTypes } from './wire/import-types.ts';
import { takeFileLimits } from './wire/take-file-limits.ts';
import { useTemplates } from './wire/template-queries.ts';
import { WizardFooter } from './wizard-footer.tsx';

export interface ImportWizardDialogProps {
  kind: ImportKind;
  drafts: Drafts;
  /** The unfinished import to resume; null for a new one. */
  resumed: ImportDraft | null;
  /** The file to start with; null to have one chosen. */
  file: File | null;
  /** @param left resolves once the discarded import was deleted from this browser */
  onClose: (left: Promise<void>) => void;
  /** The rows were accepted; also called if the dialog was closed during the save. */
  onSaved: (saved: Announcement) => void;
  /** A smaller operation succeeded: a template saved or deleted, a file exported. */
  onDone: (text: string) => void;
  onError: (error: unknown) => void;
  /** Restarts with the file as an import of another kind. */
  onOtherImport: (kind: ImportKind, file: File) => void;
}

/** The import dialog (spec §2): three steps for any import type. Remounted on each opening and for another kind, so it always starts at its first step. */
export default function ImportWizardDialog(props: ImportWizardDialogProps) {
  const { kind, drafts, resumed, onClose, onSaved, onDone } = props;
  useState(takeFileLimits);
  const texts = useWizardTexts();
  const { t, label } = texts;
  const { definition, adapter: adapterOf } = importTypes[kind];
  const adapter = useMemo(() => adapterOf(api), [adapterOf]);
  const templates = useTemplates(definition);
  const [isLeaving, setIsLeaving] = useState(false);
  const isOpen = useRef(true);
  const body = useRef<HTMLDivElement>(null);
  const keeper = useDraftKeeper(kind, drafts);
  function onError(error: unknown) {
    props.onError(error);
    // A save that continued without the dialog has failed: it can be resumed.
    if (!isOpen.current) keeper.leave();
  }
  const wizard = useImportWizard({
    definition,
    adapter,
    templates,
    file: props.file,
    keepAttempt: (attempt) => keeper.keepAttempt(attempt),
    onSaved(saved) {
      const left = keeper.discard();
      const words = { ...texts, unit: definition.countedIn ?? 'records' } as const;
      onSaved({ ...savedNotice(saved, words), ended: (task) => endedNotice(task, words) });
      if (isOpen.current) close(left);
    },
    onTemplateSaved: (name) => onDone(t('templates.saved', { name })),
    onExported: () => onDone(t('rows.exported')),
    onError,
  });
  const { state, dispatch, template, session } = wizard;
  const other = state.mappedBy === null ? importKindOf(state.analysed?.betterImport) : undefined;
  // A step is a page of its own: React renders the next one in slices, so that the click responds immediately.
  const step = useDeferredValue(state.step);
  useKeptWizard(keeper, drafts, { state, session });
  const { obstacle, resume } = useResume({ drafts, keeper, wizard, resumed });
  const offer = drafts.offered.find((one) => one.kind === kind);
  const manager = useTemplateManager({
    templates,
    onChanged(id, now) {
      if (template?.excelFieldMappingId === id) dispatch({ do: 'choose-template', templateId: now });
    },
    onDone: (what, name) => onDone(t(`templates.${what}`, { name })),
    onError,
  });
  const { isOpen: isManaging, draft } = manager.state;
  const hasWork = state.step > 0 || state.busy === 'saving' || draft !== null;

  useEffect(() => {
    if (!hasWork) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasWork]);

  /** Data of a save in progress is kept until it has ended. */
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
                state={state}
                dispatch={dispatch}
                template={template}
                templates={templates}
                analysed={state.analysed}
                hasEdits={session !== null && session.edits > 0}
                onReadAgain={(change) => void wizard.readAgain(change)}
                other={other ? importTypes[other].definition : null}
                onOther={() => {
                  if (!other || !state.file) return;
                  void keeper.discard();
                  props.onOtherImport(other, state.file);
                }}
              />
            ) : draft ? (
              <TemplateEditor definition={definition} manager={manager} draft={draft} />
            ) : isManaging ? (
              <TemplateList definition={definition} templates={templates.list} manager={manager} />
            ) : (
              <UploadStep
                definition={definition}
                state={state}
                dispatch={dispatch}
                template={template}
                templates={templates}
                manager={manager}
              >
                {obstacle ? <Banner tone="warning">{t(`resume.${obstacle}`)}</Banner> : null}
                {offer && !state.file ? (
                  <ResumeOffer
                    draft={offer}
                    onResume={() => void resume(offer)}
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

interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A save is in progress and continues. */
  isSaving: boolean;
  onLeave: () => void;
}

/** Asks before the wizard discards a file, a mapping and edits (spec §2). */
function LeaveDialog({ open, onOpenChange, isSaving, onLeave }: LeaveDialogProps) {
  const { t } = useWizardTexts();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('leave.title')}
      confirmLabel={isSaving ? t('leave.savingConfirm') : t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      danger={!isSaving}
      onConfirm={onLeave}
    >
      {isSaving ? t('leave.savingText') : t('leave.text')}
    </ConfirmDialog>
  );
}
