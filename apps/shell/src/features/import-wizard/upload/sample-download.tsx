import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { Button } from '@lading/ui/button';
import { Download } from 'lucide-react';
import { sampleFile, type SampleKind } from './sample-file.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** The workbook first: it keeps the zeros of codes, which a CSV loses when a spreadsheet program opens it. */
const kinds: readonly SampleKind[] = ['xlsx', 'csv'];

/** Saves the sample file of an import on the reader's disk, as a workbook or as CSV. */
export function SampleDownload({ definition }: { definition: ImportDefinition }) {
  const { t, language, label } = useWizardTexts();

  async function download(kind: SampleKind) {
    const name = t('upload.sampleName', { title: label(definition.title) });
    saveFile(await sampleFile(definition, kind, language), `${name}.${kind}`);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() => void download(kind)}
        >
          {t('upload.sample', { kind: `.${kind}` })}
        </Button>
      ))}
    </div>
  );
}
