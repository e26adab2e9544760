import { Dialog } from '@lading/ui/dialog';
import { Stepper } from '@lading/ui/stepper';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import type { ImportKind } from './import-kind.ts';
import { importTypes } from './import-types.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { MappingStep } from './mapping-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { savedNotice, type SavedNotice } from './saved-notice.ts';
import { templateQuery } from './template-query.ts';
import { UploadStep } from './upload-step.tsx';
import { useImportWizard } from './use-import-wizard.ts';
import { useWizardTexts } from './use-wizard-texts.ts';
import { WizardFooter } from './wizard-footer.tsx';

export interface ImportWizardDialogProps {
  kind: ImportKind;
  onClose: () => void;
  /** The import is done; also called when the dialog was closed while it was being saved. */
  onSaved: (notice: SavedNotice) => void;
  onFault: (fault: unknown) => void;
}

/** The import dialog (spec §2): three steps over any import type. Mounted anew at each opening, so it always begins fresh. */
export default function ImportWizardDialog({ kind, onClose, onSaved, onFault }: ImportWizardDialogProps) {
  const texts = useWizardTexts();
  const { t, label } = texts;
  const { definition, adapter: adapterOf } = importTypes[kind];
  const adapter = useMemo(() => adapterOf(api), [adapterOf]);
  const { data: templates } = useQuery(templateQuery(definition));
  const [isLeaving, setIsLeaving] = useState(false);
  const isOpen = useRef(true);
  const body = useRef<HTMLDivElement>(null);
  const wizard = useImportWizard({
    definition,
    adapter,
    templates: templates ?? [],
    onSaved(saved) {
      onSaved(savedNotice(saved, texts));
      if (isOpen.current) close();
    },
    onFault,
  });
  const { state, session } = wizard;
  const hasWork = state.step > 0 || state.busy === 'saving';

  useEffect(() => {
    if (!hasWork) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasWork]);

  function close() {
    isOpen.current = false;
    onClose();
  }

  return (
    <Dialog
      open
      dismissable={false}
      onOpenChange={() => (hasWork ? setIsLeaving(true) : close())}
      title={label(definition.title)}
      closeLabel={t('close')}
      width={definition.dialogWidths[state.step]}
      tall={state.step === 2}
      flush
      initialFocus={body}
      footer={<WizardFooter wizard={wizard} />}
    >
      <div
        ref={body}
        tabIndex={-1}
        className="flex min-h-full flex-col outline-none data-rows:h-full"
        data-rows={state.step === 2 || undefined}
      >
        <Stepper
          className="px-5 pb-4 max-sm:px-4"
          label={t('stepsLabel')}
          steps={[t('step.upload'), t('step.mapping'), t('step.rows')]}
          current={state.step}
          doneLabel={t('stepDone')}
        />
        {state.step === 2 && session ? (
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
            {state.step === 1 && state.analysed ? (
              <MappingStep definition={definition} wizard={wizard} analysed={state.analysed} />
            ) : (
              <UploadStep definition={definition} wizard={wizard} templates={templates ?? []} />
            )}
          </div>
        )}
      </div>
      <LeaveDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        isSaving={state.busy === 'saving'}
        onLeave={close}
      />
    </Dialog>
  );
}
