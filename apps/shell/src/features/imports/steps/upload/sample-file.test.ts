import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { readSheet } from '@lading/import-engine/read-sheet';
import { toSheet } from '@lading/import-engine/sheet';
import { suggestMapping } from '@lading/import-engine/suggest-mapping';
import { describe, expect, it } from 'vitest';
import { sampleFile } from './sample-file.ts';

const bytesOf = async (file: Promise<Blob>) => new Uint8Array(await (await file).arrayBuffer());

describe('the sample file (spec §2, step 0)', () => {
  it.each(
    [productImport, orderShipmentImport].flatMap((definition: ImportDefinition) =>
      (['csv', 'xlsx'] as const).flatMap((kind) =>
        (['en', 'cn'] as const).map((language) => ({ definition, key: definition.key, kind, language })),
      ),
    ),
  )(
    'of $key as .$kind in $language is read again with every column recognised by its own name and every text kept',
    async ({ definition, kind, language }) => {
      const bytes = await bytesOf(sampleFile(definition, kind, language));
      const sheet = toSheet(await readSheet(bytes, { fileName: `sample.${kind}` }), 1);
      const suggestion = suggestMapping(definition, sheet);
      expect(sheet.rowCount).toBe(definition.sample.length);
      expect(definition.fields.filter(({ key }) => suggestion[key]?.reason !== 'exact')).toEqual([]);
      definition.fields.forEach(({ key }, column) =>
        expect([...sheet.columns[column]!], key).toEqual(definition.sample.map((row) => row[key] ?? '')),
      );
    },
  );

  it('starts with the byte order mark, so that spreadsheet programs show its Chinese', async () => {
    const bytes = await bytesOf(sampleFile(productImport, 'csv', 'cn'));
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  });
});
