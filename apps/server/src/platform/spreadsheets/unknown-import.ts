import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';

/** An import that this server does not do itself: its fields are whatever its rows hold. */
export function unknownImport(rows: readonly ImportRow[]): ImportDefinition {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== 'errorMessages');
  return {
    key: 'rows',
    title: { en: 'Import', zh: '导入' },
    mayAddTemplates: false,
    rowsFrom: 'cached-view',
    uniqueBy: [],
    fields: keys.map((key) => ({ key, label: { en: key, zh: key }, editor: 'text', aliases: [] })),
    sample: [],
  };
}
