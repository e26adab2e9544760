import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from './model/wizard-state.ts';
import { ReviewFooter } from './steps/review/review-footer.tsx';
import { TemplateFooter } from './steps/upload/templates/template-footer.tsx';
import type { TemplateManager } from './steps/upload/templates/use-template-manager.ts';
import { useWizardTexts } from './steps/use-wizard-texts.ts';
import type { Wizard } from './use-import-wizard.ts';

interface WizardFooterProps {
  /** The visible step; the wizard may already have moved on. */
  step: WizardStep;
  wizard: Wizard;
  manager: TemplateManager;
}

/** The buttons at the bottom of the dialog. */
export function WizardFooter({ step, wizard, manager }: WizardFooterProps) {
  const { t } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const { state, dispatch, session, readFile, stop, checkRows, exportErrors, save } = wizard;
  const { busy, file, analysed } = state;
  // A second press before the next step renders was meant for this one.
  const inStep = (act: () => void) => () => {
    if (step === state.step) act();
  };
  const goBack = inStep(() => dispatch({ do: 'go-back' }));
  if (step === 2) {
    if (!session) return null;
    const { definition, adapter } = wizard;
    return (
      <ReviewFooter
        definition={definition}
        adapter={adapter}
        state={state}
        dispatch={dispatch}
        session={session}
        onExport={inStep(() => void exportErrors())}
        onBack={goBack}
        onSave={inStep(() => void save())}
      />
    );
  }
  if (step === 1) {
    const count = analysed?.rowCount;
    return (
      <>
        <Button disabled={busy !== null} onClick={goBack}>
          {common('action.back')}
        </Button>
        <Button
          variant="primary"
          disabled={busy !== null}
          loading={busy === 'saving-template' || busy === 'matching'}
          onClick={inStep(() => void checkRows())}
        >
          {count === undefined ? t('mapping.nextUnknown') : t('mapping.next', { count })}
        </Button>
      </>
    );
  }
  if (manager.state.isOpen) return <TemplateFooter manager={manager} />;
  return (
    <>
      {busy === 'uploading' ? <Button onClick={stop}>{t('upload.stop')}</Button> : null}
      <Button
        variant="primary"
        disabled={!file}
        loading={busy === 'uploading'}
        onClick={inStep(() => void readFile())}
      >
        {t('upload.submit')}
      </Button>
    </>
  );
}
