import { productImport } from '@lading/contracts/products';
import { describe, expect, test } from 'vitest';
import { detectHeader } from './detect-header.ts';
import { readSheet } from './read-sheet.ts';
import { toSheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { shopFiles } from './testing/shop-files.ts';

describe.each(shopFiles)('$name, as its shop writes it', (file) => {
  const read = async () => {
    const table = await readSheet(file.bytes, { fileName: file.name });
    const headerRow = detectHeader(table, productImport);
    return { table, headerRow, sheet: toSheet(table, headerRow) };
  };

  test('is read completely, its headings found', async () => {
    const { table, headerRow, sheet } = await read();
    const { encoding = table.encoding } = file;
    expect({ headerRow, rowCount: sheet.rowCount, encoding: table.encoding }).toEqual({
      headerRow: file.headerRow,
      rowCount: file.rowCount,
      encoding,
    });
    const first = Object.fromEntries(sheet.headings.map((heading, at) => [heading, sheet.columns[at]![0]]));
    expect(first).toMatchObject(file.first);
  });

  test('is mapped as a seller would', async () => {
    const { sheet } = await read();
    const suggestion = Object.entries(suggestMapping(productImport, sheet));
    const mapping = Object.fromEntries(suggestion.map(([field, { clientField }]) => [field, clientField]));
    expect(mapping).toMatchObject(file.mapping);
  });
});
