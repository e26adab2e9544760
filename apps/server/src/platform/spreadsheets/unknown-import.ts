import type { ImportDefinition, ImportRow } from '@lading/contracts/imports';

/** An import that this server does not process itself: its fields are those of its rows. */
export function unknownImport(rows: readonly ImportRow[]): ImportDefinition {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== 'errorMessages');
  return {
    key: 'rows',
    title: { en: 'Import', zh: '导入' },
    mayAddTemplates: false,
    rowsFrom: 'cached-view',
    uniqueBy: [],
    headingNoise: [],
    fields: keys.map((key) => ({ key, label: { en: key, zh: key }, editor: 'text', aliases: [] })),
    sample: [],
  };
}
