import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { FileReading } from './file-reading.ts';
import { packedColumns } from './pack-columns.ts';
import { unpackFaults } from './pack-faults.ts';
import type { RowBlock } from './row-block.ts';

const headings = ['SKU', 'Product name', 'Length', 'Width', 'Height', 'Unit', 'Package type'];
const product = (no: number) => [`S-${no}`, `Mug ${no}`, '5', '4', '3', 'cm/kg', 'Ready To Ship'];
const csv = (rows: readonly (readonly string[])[]) =>
  new TextEncoder().encode(rows.map((cells) => cells.join(',')).join('\n'));
const products = (count: number) => csv([headings, ...Array.from({ length: count }, (_, no) => product(no))]);
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

const readingOf = (
  file: Uint8Array | Blob,
  more: Partial<ConstructorParameters<typeof FileReading>[0]> = {},
) => new FileReading({ file, fileName: 'goods.csv', definition: productImport, pause, ...more });

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
const mappingOf = (suggestion: Readonly<Record<string, { clientField: string }>>) =>
  Object.fromEntries(Object.entries(suggestion).map(([field, { clientField }]) => [field, clientField]));

describe('a file that is read while the user maps it (decision D8)', () => {
  it('reports its head before the rest has been read, then how many rows it has', async () => {
    const reading = readingOf(products(30_000));
    const head = await reading.head();
    expect(head).toMatchObject({ headings, headerRow: 1, encoding: 'utf-8', rowCount: undefined });
    expect(head.sample).toHaveLength(5);
    expect(reading.rowsRead).toBeLessThan(30_000);
    expect(await reading.rest()).toEqual({ rowCount: 30_000, encoding: 'utf-8', garbled: null });
  });

  it('knows the rows of a short file at once', async () => {
    expect((await readingOf(products(3)).head()).rowCount).toBe(3);
  });

  it('returns its first rows before the rest has been read, and then all of them in order', async () => {
    const reading = readingOf(products(30_000));
    const mapping = mappingOf((await reading.head()).suggestion);
    const blocks = reading.blocks(mapping, {});
    const first = await blocks.next();
    const block = first.value as RowBlock;
    expect(block.packed.rowCount).toBe(100);
    expect(reading.rowsRead).toBeLessThan(30_000);
    const skus = cellsOf([block, ...(await all(blocks))], 0);
    expect(skus).toHaveLength(30_000);
    expect(skus[29_999]).toBe('S-29999');
    expect(new Set(skus).size).toBe(30_000);
  });

  it('returns its rows while the rest is read, and again with another mapping', async () => {
    const reading = readingOf(products(5_000));
    await reading.head();
    const [whole, some] = await Promise.all([reading.rest(), all(reading.blocks({ skuCode: 'SKU' }, {}))]);
    expect(whole.rowCount).toBe(5_000);
    expect(cellsOf(some, 0)).toHaveLength(5_000);
    const again = await all(reading.blocks({ skuCode: 'Product name' }, { unit: 'in/lb' }));
    expect(cellsOf(again, 0)[4_999]).toBe('Mug 4999');
    const unit = productImport.fields.findIndex(({ key }) => key === 'unit');
    expect(new Set(cellsOf(again, unit))).toEqual(new Set(['in/lb']));
  });

  it('finds the errors of each row, and warns of long numbers that a spreadsheet changed', async () => {
    const rows = Array.from({ length: 300 }, (_, no) => product(no));
    rows[250]![2] = '0';
    const file = csv([
      [...headings, 'UPC'],
      ...rows.map((cells, no) => [...cells, no === 260 ? '8.90123E+11' : '']),
    ]);
    const reading = readingOf(file);
    const mapping = mappingOf((await reading.head()).suggestion);
    const [first, second] = await all(reading.blocks(mapping, {}));
    expect(first!.faults.rows).toHaveLength(0);
    const faults = [...unpackFaults(second!.faults)];
    expect(faults).toMatchObject([[150, [{ fieldName: 'length', message: 'Length cannot be 0.' }]]]);
    const upc = productImport.fields.findIndex(({ key }) => key === 'upc');
    expect(second!.warnings).toEqual([{ code: 'scientific', rowNumber: 262, column: upc }]);
  });

  it('lets a row continue the order of the previous block', async () => {
    const [order, next] = orderShipmentImport.sample as unknown as Record<string, string>[];
    const keys = orderShipmentImport.fields.map(({ key }) => key);
    const line = (row: Record<string, string>) => keys.map((key) => row[key] ?? '');
    const rows = [line(order!), ...Array.from({ length: 150 }, () => line(next!))];
    const reading = readingOf(csv([keys, ...rows]), { definition: orderShipmentImport });
    await reading.head();
    const blocks = await all(reading.blocks(Object.fromEntries(keys.map((key) => [key, key])), {}));
    expect(blocks).toHaveLength(2);
    expect(blocks.map(({ faults }) => faults.rows.length)).toEqual([0, 0]);
  });

  it('is read again with another header row, also one far below the head', async () => {
    const preamble = Array.from({ length: 150 }, (_, no) => [`Remark ${no}`]);
    const file = csv([...preamble, headings, product(1), product(2)]);
    const head = await readingOf(file, { reading: { headerRow: 151 } }).head();
    expect(head).toMatchObject({ headings, headerRow: 151, rowCount: 2 });
  });

  it.each(['biff8', 'xlsx'] as const)('reads a %s workbook in the same way', async (bookType) => {
    const book = utils.book_new();
    const rows = [headings, ...Array.from({ length: 150 }, (_, no) => product(no))];
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Other']]), 'Notes');
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Goods');
    const file = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
    const fileName = bookType === 'xlsx' ? 'goods.xlsx' : 'goods.xls';
    const reading = readingOf(file, { fileName, reading: { sheet: 'Goods' } });
    const head = await reading.head();
    expect(head).toMatchObject({ headings, sheets: ['Notes', 'Goods'], sheet: 'Goods' });
    expect(await reading.rest()).toEqual({ rowCount: 150, encoding: null, garbled: null });
    expect(cellsOf(await all(reading.blocks({ skuCode: 'SKU' }, {})), 0)[149]).toBe('S-149');
  });

  it.each(['biff8', 'xlsx'] as const)(
    'finds the intended sheet of a %s workbook after instructions and an empty sheet, and takes a named one as is',
    async (bookType) => {
      const book = utils.book_new();
      const rows = [
        ['Products of the spring'],
        headings,
        ...Array.from({ length: 150 }, (_, no) => product(no)),
      ];
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet([['How to fill this in'], ['One product a line']]),
        'Help',
      );
      utils.book_append_sheet(book, utils.aoa_to_sheet([[]]), 'Empty');
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet([
          ['SKU', 'Unit'],
          ['A', 'in/lb'],
        ]),
        'Choices',
      );
      utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Goods');
      const file = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
      const fileName = bookType === 'xlsx' ? 'goods.xlsx' : 'goods.xls';
      const reading = readingOf(file, { fileName });
      expect(await reading.head()).toMatchObject({ headings, headerRow: 2, sheet: 'Goods' });
      expect(await reading.rest()).toEqual({ rowCount: 150, encoding: null, garbled: null });
      expect(cellsOf(await all(reading.blocks({ skuCode: 'SKU' }, {})), 0)[149]).toBe('S-149');
      const named = readingOf(file, { fileName, reading: { sheet: 'Help' } });
      expect(await named.head()).toMatchObject({ sheet: 'Help' });
    },
  );

  it('reports an error further down to everyone waiting for rows', async () => {
    const reading = readingOf(products(40_000), { limits: { rows: 35_000 } });
    await reading.head();
    await expect(reading.rest()).rejects.toMatchObject({ code: 'tooManyRows' });
    await expect(all(reading.blocks({ skuCode: 'SKU' }, {}))).rejects.toMatchObject({ code: 'tooManyRows' });
  });

  it('reads of a long CSV no more than its first megabyte for the head', async () => {
    const asked: number[] = [];
    const file = new (class extends Blob {
      override slice(from?: number, to?: number): Blob {
        asked.push(to!);
        return super.slice(from, to);
      }
    })([products(60_000)]);
    expect(file.size).toBeGreaterThan(2 * 1024 * 1024);
    const reading = readingOf(file);
    expect((await reading.head()).sample[0]).toEqual(product(0));
    expect(asked).toEqual([1024 * 1024]);
    expect(await reading.rest()).toEqual({ rowCount: 60_000, encoding: 'utf-8', garbled: null });
  });

  it('learns the encoding from the rest of a long CSV when the head is plain ASCII', async () => {
    // “马克杯” in GB 18030, one more product name.
    const last = [10, 65, 44, 0xc2, 0xed, 0xbf, 0xcb, 0xb1, 0xad];
    const file = new Uint8Array(await new Blob([products(60_000), Uint8Array.from(last)]).arrayBuffer());
    const reading = readingOf(file);
    expect((await reading.head()).encoding).toBe('utf-8');
    expect(await reading.rest()).toEqual({ rowCount: 60_001, encoding: 'gb18030', garbled: null });
    const names = cellsOf(await all(reading.blocks({ skuCode: 'SKU', skuName: 'Product name' }, {})), 1);
    expect(names.at(-1)).toBe('马克杯');
  });

  it('yields while it reads, so that its worker receives the next message', async () => {
    let pauses = 0;
    const reading = readingOf(products(25_000), {
      pause: async () => {
        pauses += 1;
        await pause();
      },
    });
    await reading.head();
    await reading.rest();
    await all(reading.blocks({ skuCode: 'SKU' }, {}));
    expect(pauses).toBeGreaterThan(1);
  });
});
