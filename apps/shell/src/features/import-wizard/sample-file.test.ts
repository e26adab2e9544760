import { productImport } from '@lading/contracts/imports/product.import';
import { readSheet } from '@lading/import-engine/read-sheet';
import { toSheet } from '@lading/import-engine/sheet';
import { suggestMapping } from '@lading/import-engine/suggest-mapping';
import { describe, expect, it } from 'vitest';
import { sampleFile } from './sample-file.ts';

describe('the sample file (spec §2, step 0)', () => {
  it.each(['en', 'cn'] as const)(
    'in %s is read again with every column recognised by its own name',
    async (language) => {
      const bytes = new Uint8Array(await sampleFile(productImport, language).arrayBuffer());
      const sheet = toSheet(await readSheet(bytes, { fileName: 'sample.csv' }), 1);
      const suggestion = suggestMapping(productImport, sheet);
      expect(sheet.rowCount).toBe(productImport.sample.length);
      expect(productImport.fields.filter(({ key }) => suggestion[key]?.reason !== 'exact')).toEqual([]);
    },
  );

  it('starts with the byte order mark, so that spreadsheet programs show its Chinese', async () => {
    const bytes = new Uint8Array(await sampleFile(productImport, 'cn').arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
