import { describe, expect, it } from 'vitest';
import { OtherTables } from './other-tables.ts';
import { orderRows, productRows } from './testing/rows-of-file.ts';

const products =
  'SKU,Product name,Brand,Purchasing cost\nMUG-1,Blue mug,Hearth,4.10\nMUG-2,Red mug,Hearth,4.20';
const told = ({ warnings }: Awaited<ReturnType<typeof productRows>>) =>
  warnings.map(({ code, rowNumber }) => `${code} ${rowNumber}`);

describe('a further table in a sheet', () => {
  it.each([
    ['of customers', 'Customer,Balance,Due,\nAcme,100,2026-01-01,\nBeta,200,2026-01-02,', [5, 6, 7]],
    ['of choices', 'Code,Meaning,,\nC1,Carton,,\n,,,\nNote,Value,,\nX2,Y,,', [5, 6, 8, 9]],
    ['in Chinese', '仓库,联系人,电话,\n洛杉矶仓,王,5551234567,', [5, 6]],
  ])('is none of the records: %s', async (_, table, rowNumbers) => {
    const found = await productRows(`${products}\n,,,\n${table}`);
    expect(told(found)).toEqual(rowNumbers.map((rowNumber) => `other-table ${rowNumber}`));
    const { rows, warnings } = found;
    const cleared = { ...rows.at(-1), ...warnings.at(-1)!.edits };
    expect(Object.values(cleared).every((value) => value === '')).toBe(true);
  });

  it('ends where the headings of the records stand once more', async () => {
    const file = `${products}\n,,,\nCustomer,Balance,Due,\nAcme,100,2026-01-01,\n,,,\n${products}`;
    expect(told(await productRows(file)).toSorted()).toEqual([
      'heading-row 8',
      'other-table 5',
      'other-table 6',
    ]);
  });

  it('is none of the orders', async () => {
    const orders = 'Order number,Recipient name,City\n1001,Ann,Austin\n1002,Bob,Salem';
    expect(told(await orderRows(`${orders}\n,,\nSKU,Stock,Bin\nMUG-1,12,A-1`))).toEqual([
      'other-table 5',
      'other-table 6',
    ]);
  });

  it.each([
    ['behind a blank row', ',,,\nMUG-3,Green mug,Hearth,4.30\nMUG-4,Grey mug,Hearth,4.40'],
    ['whose code has no digits', ',,,\nGIFT-CARD,Gift card,Hearth,0\nMUG-4,Grey mug,Hearth,4.40'],
    ['that has fewer cells than the one below', ',,,\nGIFT-CARD,Gift card,,\nMUG-4,Grey mug,Hearth,4.40'],
    ['that comes last', ',,,\nGIFT-CARD,Gift card,,'],
    ['that has as few cells as the one below', ',,,\nGIFT-CARD,Gift card,,\nMUG-4,Grey mug,,'],
    ['without a blank row', 'GIFT-CARD,Gift card,,\nMUG-4,Grey mug,,'],
  ])('is no record %s', async (_, rows) => {
    expect(told(await productRows(`${products}\n${rows}`))).toEqual([]);
  });

  it('whose codes have no digits either is no other table', async () => {
    const file =
      'SKU,Product name,Purchasing cost\nMUG,Mug,4.1\nPAN,Pan,4.2\n,,\nLAMP,Lamp,unknown\nCUP,Cup,4.3';
    expect(told(await productRows(file))).toEqual([]);
  });

  it('ends where codes like those above stand once more', async () => {
    const file = `${products}\n,,,\nCustomer,Balance,Due,\nAcme,100,2026-01-01,\n,,,\nMUG-3,Green mug,Hearth,4.30\nMUG-4,Grey mug,Hearth,`;
    expect(told(await productRows(file))).toEqual(['other-table 5', 'other-table 6']);
  });
});

describe('a sheet in pieces', () => {
  const [code, name] = [
    ['MUG-1', 'MUG-2', 'Customer', 'Acme', 'Beta'],
    ['9.1', '9.2', 'Balance', '100', '200'],
  ];
  const numbers = [2, 3, 5, 6, 7];

  it.each([
    [1, [2, 3, 4]],
    [2, [2, 3, 4]],
    // Its headings came before what is below them.
    [3, [3, 4]],
    [4, [2, 3, 4]],
  ])('has the same further tables when cut at row %s', (cut, wanted) => {
    const tables = new OtherTables(0);
    const piece = (from: number, to?: number) =>
      tables
        .find(
          [code.slice(from, to), name.slice(from, to)],
          Uint32Array.from(numbers.slice(from, to)),
          () => false,
        )
        .map((row) => row + from);
    expect([...piece(0, cut), ...piece(cut)]).toEqual(wanted);
  });
});
