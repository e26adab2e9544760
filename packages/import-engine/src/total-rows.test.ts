import { describe, expect, it } from 'vitest';
import { orderRows, productRows } from './testing/rows-of-file.ts';

/** Codes and row numbers of the rows that are no records. */
const noRecords = async (...rows: string[]) =>
  (await productRows(['SKU,Product name,Purchasing cost', ...rows].join('\n'))).warnings.map(
    ({ code, rowNumber }) => `${code} ${rowNumber}`,
  );
const mugs = ['MUG-1,Blue mug,4.10', 'MUG-2,Red mug,4.20'];
const lamps = ['LMP-1,Lamp,8', 'LMP-2,Tall lamp,9'];

it('is known beside what is the same in each row of its group, and of one row', async () => {
  const rows = [',MUG-1,Blue mug,Hearth,4.10', ',MUG-2,Red mug,Hearth,4.20', ',Total,,Hearth,8.30'];
  const more = [',LMP-1,Lamp,Lumora,8', ',Lumora Total,,Lumora,8', ',LMP-2,Total,Lumora,7'];
  const file = [',SKU,Product name,Brand,Purchasing cost', ...rows, ...more].join('\n');
  expect((await productRows(file)).warnings.map(({ code, rowNumber }) => `${code} ${rowNumber}`)).toEqual([
    'total-row 4',
    'total-row 6',
  ]);
});

it('is known beside the unit of its rows, although a spreadsheet rounded it', async () => {
  const file = ['Order number,Recipient name,Package weight,Package unit', 'A-1,Ann,2,lb', 'A-2,Bob,3.25,lb'];
  const { warnings } = await orderRows([...file, ',Total,5.3,lb'].join('\n'));
  expect(warnings.map(({ code, rowNumber }) => `${code} ${rowNumber}`)).toContain('total-row 4');
});

describe('a sum that is named after what it is of', () => {
  it.each([
    ['behind the name', 'Mugs Total,,8.30'],
    ['in front of it', 'Subtotal Mugs,,8.30'],
    ['in the second column', ',Total mugs,8.3'],
    ['in Chinese', '杯子 汇总,,8.30'],
    ['in German', 'Becher Ergebnis,,8.30'],
    ['in Russian', 'Итого по кружкам,,8.30'],
    ['in Italian', 'Totale tazze,,8.30'],
  ])('is no product: %s', async (_, sum) => {
    expect(await noRecords(...mugs, sum, ...lamps, 'Grand Total,,25.30')).toEqual([
      'total-row 4',
      'total-row 7',
    ]);
  });

  it('leaves the names of groups what they are', async () => {
    const rows = ['Mugs,,', ...mugs, 'Subtotal Mugs,,8.30', 'Lamps,,', ...lamps, 'Subtotal Lamps,,17'];
    expect(await noRecords(...rows)).toEqual([
      'total-row 5',
      'total-row 9',
      'section-row 2',
      'section-row 6',
    ]);
  });

  it.each([
    ['with a cost of its own', 'Mugs Total,,7'],
    ['with a name', 'TOTAL-1,Total repair shampoo,8.30'],
    ['without a number', 'Mugs Total,,'],
  ])('is a product %s', async (_, row) => {
    expect(await noRecords(...mugs, row, ...lamps)).not.toContain('total-row 4');
  });
});

it.each(
  `Soma | Somatório | Součet | Medzisúčet | Skupno | Subtotaal | Totaalbedrag | Delsumma | Mellansumma | Subtotale: | Loppusumma | Ara toplam | Gesamtwert |
   --- TOTAL --- | [Total] | (Grand total) | 【合计】 | >> Total: | "TOTAL" | T O T A L | T O T A L: | Tot. | Gesamtanzahl: 2 | Общая сумма | Промежуточный итог: | 합 계 | 소계 | 계 | 総合計 | 計 | 总共 | 本月合计 | 以上合计： | ยอดรวม | المجموع الكلي`
    .split('|')
    .map((word) => word.trim()),
)('is known by its word in many languages: %s', async (word) => {
  // A sum that a spreadsheet rounded is not that of its column.
  expect(await noRecords(...mugs, `${word},,8.31`)).toEqual(['total-row 4']);
  expect(await noRecords(...mugs, `${word},Plate,8.31`)).not.toContain('total-row 4');
});

it('is known where the number of a record has no column', async () => {
  const file = 'Recipient name,City,Package weight\nAnn,Austin,2\nBob,Salem,3\nTotal,,5';
  for (const fixed of [undefined, { orderNO: 'A-1' }]) {
    const { warnings } = await orderRows(file, fixed);
    expect(warnings.map(({ code, rowNumber }) => `${code} ${rowNumber}`)).toEqual(['total-row 4']);
  }
});
