import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { Button } from '@lading/ui/button';
import { Download } from 'lucide-react';
import { sampleFile } from './sample-file.ts';
import { saveFile } from './save-file.ts';
import { useWizardTexts } from './use-wizard-texts.ts';

/** Saves the sample file of an import on the reader's disk. */
export function SampleDownload({ definition }: { definition: ImportDefinition }) {
  const { t, language, label } = useWizardTexts();

  function download() {
    const name = t('upload.sampleName', { title: label(definition.title) });
    saveFile(sampleFile(definition, language), `${name}.csv`);
  }

  return (
    <Button size="small" icon={<Download aria-hidden="true" />} onClick={download}>
      {t('upload.sample')}
    </Button>
  );
}
