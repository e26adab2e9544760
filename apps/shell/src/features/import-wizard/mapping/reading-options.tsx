import type { FileAnalysis } from '../upload/file-analysis.ts';
import { csvEncodings, type CsvEncoding } from '@lading/import-engine/csv-encoding';
import type { Reading } from '@lading/import-engine/reading';
import { Select } from '@lading/ui/select';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** Rows offered as the one with the headings; further down nobody puts them. */
const headerRowsOffered = 20;

interface ReadingOptionsProps {
  analysed: FileAnalysis;
  disabled: boolean;
  onChange: (change: Reading) => void;
}

/** How the file is read, where the guess was wrong (decision D8): sheet, row of the headings, encoding of a CSV. */
export function ReadingOptions({ analysed, disabled, onChange }: ReadingOptionsProps) {
  const { t } = useWizardTexts();
  const { sheets = [], sheet, headerRow, encoding } = analysed;
  const headerRows = Math.max(headerRowsOffered, headerRow ?? 0);
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      {sheets.length > 1 ? (
        <Select
          className="w-44 max-sm:flex-1"
          size="small"
          label={t('file.sheet')}
          disabled={disabled}
          options={sheets.map((name) => ({ value: name, label: name }))}
          value={sheet ?? null}
          onValueChange={(name) => onChange({ sheet: name })}
        />
      ) : null}
      {headerRow === undefined ? null : (
        <Select
          className="w-32 max-sm:flex-1"
          size="small"
          label={t('file.headerRow')}
          disabled={disabled}
          options={Array.from({ length: headerRows }, (_, at) => ({
            value: at + 1,
            label: t('file.headerRowNo', { row: at + 1 }),
          }))}
          value={headerRow}
          onValueChange={(row) => onChange({ headerRow: row })}
        />
      )}
      {encoding ? (
        <Select
          className="w-56 max-sm:flex-1"
          size="small"
          label={t('file.encoding')}
          disabled={disabled}
          options={csvEncodings.map((name) => ({ value: name, label: t(`encoding.${name}`) }))}
          value={encoding as CsvEncoding}
          onValueChange={(name) => onChange({ encoding: name })}
        />
      ) : null}
    </div>
  );
}
