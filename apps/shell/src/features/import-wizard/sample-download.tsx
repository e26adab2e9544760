import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { Button } from '@lading/ui/button';
import { Download } from 'lucide-react';
import { sampleFile } from './sample-file.ts';
import { useWizardTexts } from './use-wizard-texts.ts';

/** Saves the sample file of an import on the reader's disk. */
export function SampleDownload({ definition }: { definition: ImportDefinition }) {
  const { t, language, label } = useWizardTexts();

  function download() {
    const address = URL.createObjectURL(sampleFile(definition, language));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${t('upload.sampleName', { title: label(definition.title) })}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Button size="small" icon={<Download aria-hidden="true" />} onClick={download}>
      {t('upload.sample')}
    </Button>
  );
}
