import { productImport } from '@lading/contracts/products';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { FileReading } from './file-reading.ts';
import { packedColumns } from './pack-columns.ts';
import type { RowBlock } from './row-block.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
const readingOf = (file: Uint8Array) =>
  new FileReading({ file, fileName: 'goods.xlsx', definition: productImport, pause });
const mapping = { skuCode: 'SKU', skuName: 'Product name' };

async function all(blocks: AsyncIterable<RowBlock>): Promise<RowBlock[]> {
  const list: RowBlock[] = [];
  for await (const block of blocks) list.push(block);
  return list;
}
const cellsOf = (blocks: readonly RowBlock[], column: number) =>
  blocks.flatMap(({ packed }) => {
    const cells = packedColumns(packed)[column]!;
    return Array.from({ length: cells.length }, (_, row) => cells.at(row));
  });

describe('a workbook whose parts were unpacked while it was searched for merged cells', () => {
  it.each([
    { compression: true, bookSST: false },
    { compression: false, bookSST: false },
    { compression: true, bookSST: true },
    { compression: false, bookSST: true },
  ])('continues from the unpacked data: %o', async ({ compression, bookSST }) => {
    const rows = Array.from({ length: 8_000 }, (_, no) => [
      `S-${no}`,
      `马克杯 “${no}” é${'杯'.repeat(no % 5)}`,
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['SKU', 'Product name'], ...rows]), 'Goods');
    const file = new Uint8Array(
      write(book, { type: 'array', bookType: 'xlsx', bookSST, compression }) as ArrayBuffer,
    );
    const reading = readingOf(file);
    await reading.head();
    const blocks = reading.blocks(mapping, {});
    const first = await blocks.next();
    expect(reading.rowsRead).toBeLessThan(8_000);
    const all8000 = [first.value as RowBlock, ...(await all(blocks))];
    expect(cellsOf(all8000, 0)).toEqual(rows.map(([sku]) => sku));
    expect(cellsOf(all8000, 1)).toEqual(rows.map(([, name]) => name));
  });

  it.each([true, false])('fills its merged cells, whether texts are shared or not: %s', async (bookSST) => {
    const sheet = utils.aoa_to_sheet([
      ['SKU', 'Product name'],
      ...Array.from({ length: 8_000 }, (_, no) => [`S-${no}`, no % 2 === 0 ? `马克杯 ${no}` : '']),
    ]);
    sheet['!merges'] = Array.from({ length: 4_000 }, (_, no) =>
      utils.decode_range(`B${no * 2 + 2}:B${no * 2 + 3}`),
    );
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Goods');
    const file = new Uint8Array(
      write(book, { type: 'array', bookType: 'xlsx', bookSST, compression: true }) as ArrayBuffer,
    );
    const reading = readingOf(file);
    await reading.head();
    expect((await reading.rest()).rowCount).toBe(8_000);
    const names = cellsOf(await all(reading.blocks(mapping, {})), 1);
    expect(names).toEqual(Array.from({ length: 8_000 }, (_, no) => `马克杯 ${no - (no % 2)}`));
  });
});
