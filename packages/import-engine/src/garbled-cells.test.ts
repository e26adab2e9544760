import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { productRows } from './testing/rows-of-file.ts';

/** The text as written by a program that mistakes its UTF-8 for Western text. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(strToU8(text));

const file = (...names: string[]) =>
  ['SKU,Product name,Brand', ...names.map((name, at) => `A-${at},"${name}",Grün & Söhne`)].join('\n');

describe('a row whose text is not what it was', () => {
  it.each([0x96, 0xe9, 0xff])(
    'gets a warning where a byte of another encoding was lost: %i',
    async (byte) => {
      const bytes = strToU8(file('Große Tasse', 'Pot ~ big', 'Crème')).map((one) =>
        one === 0x7e ? byte : one,
      );
      const { rows, warnings } = await productRows(bytes);
      expect(rows[1]!['skuName']).toBe('Pot \ufffd big');
      expect(warnings).toEqual([{ rowNumber: 3, field: 'skuName', code: 'lost-character' }]);
    },
  );

  it.each([
    'Café crème',
    'Größe Ä',
    'Señal Áurea Í',
    'Mug – “blue” 50 €',
    '陶瓷马克杯',
    'Кружка',
    'Naïve 100 % Ñandú',
  ])('gets a warning with the intended text where it was decoded wrongly before: %s', async (name) => {
    for (const garbled of [misread(name), misread(misread(name))]) {
      const { warnings } = await productRows(file('Pan', garbled, 'Pot'));
      expect(warnings).toEqual([
        { rowNumber: 3, field: 'skuName', code: 'garbled-text', edits: { skuName: name } },
      ]);
    }
  });

  it('gets a warning without a fix where its bytes are lost', async () => {
    const { warnings } = await productRows(file('锟斤拷锟斤拷', 'Pan'));
    expect(warnings).toEqual([{ rowNumber: 2, field: 'skuName', code: 'garbled-text' }]);
  });

  it.each(['Ça va Âme', 'SÃO PAULO', '100 £ Ù', 'Ünlü Ğ', 'â la carte', '马克杯', 'Ñ'])(
    'is none that is written so: %s',
    async (name) => {
      expect((await productRows(file(name))).warnings).toEqual([]);
    },
  );
});
