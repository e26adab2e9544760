import type { ImportDefinition } from '@lading/contracts/imports';
import type { Language } from '@lading/i18n/languages';
import { pickText } from '@lading/i18n/localized';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The file formats of a sample. */
export type SampleKind = 'xlsx' | 'csv';

/**
 * The sample file of an import: its headings in the reader's language and a few rows (spec §2, step 0). The workbook keeps the
 * zeros of typed values; the CSV starts with the byte order mark by which spreadsheet programs recognize UTF-8.
 */
export async function sampleFile(
  { key, fields, sample }: ImportDefinition,
  kind: SampleKind,
  language: Language,
): Promise<Blob> {
  const rows = [
    fields.map(({ label }) => pickText(language, label.en, label.zh)),
    ...sample.map((row) => fields.map((field) => row[field.key] ?? '')),
  ];
  if (kind === 'csv') {
    const text = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
    return new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' });
  }
  // The writer is only loaded for a workbook.
  const { writeSampleSheet } = await import('@lading/import-engine/write-sample-sheet');
  return new Blob(writeSampleSheet(key, rows) as BlobPart[], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
