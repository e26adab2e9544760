import type { ImportDefinition } from '@lading/contracts/imports';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface OtherImportProps {
  /** The import that the file fits far better. */
  definition: ImportDefinition;
  disabled: boolean;
  onChoose: () => void;
}

/** Says that the file seems to be meant for another import, and offers to continue there. */
export function OtherImport({ definition, disabled, onChoose }: OtherImportProps) {
  const { t, label } = useWizardTexts();
  const title = label(definition.title);
  return (
    <Banner
      tone="warning"
      title={t('otherImport.title', { title })}
      actions={
        <Button size="small" disabled={disabled} onClick={onChoose}>
          {t('otherImport.choose', { title })}
        </Button>
      }
    >
      {t('otherImport.text')}
    </Banner>
  );
}
