import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { Language } from '@lading/i18n/languages';
import { pickText } from '@lading/i18n/localized';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The sample file of an import: its headings in the reader's language and a few rows (spec §2, step 0), as CSV with the mark by which
 * spreadsheet programs know UTF-8.
 */
export function sampleFile({ fields, sample }: ImportDefinition, language: Language): Blob {
  const lines = [
    fields.map(({ label }) => pickText(language, label.en, label.zh)),
    ...sample.map((row) => fields.map(({ key }) => row[key] ?? '')),
  ];
  const text = lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
  return new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' });
}
