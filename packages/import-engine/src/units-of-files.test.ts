import { describe, expect, it } from 'vitest';
import { kilograms } from './testing/kilograms.ts';
import { orderRows, productRows } from './testing/rows-of-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

/** The stored value of a length or weight of 12 units in a row of cm/kg, and in one of in/lb. */
const lengths = [
  ['mm', '1.2', '0.47'],
  ['cm', '12', '4.72'],
  ['m', '1200', '472.44'],
  ['in', '30.48', '12'],
  ['ft', '365.76', '144'],
  ['dm', '120', '47.24'],
  ['yd', '1097.28', '432'],
] as const;
const weights = [
  ['g', 0.012],
  ['kg', 12],
  ['lb', 5.443],
  ['oz', 0.34],
  ['斤', 6],
] as const;
const units = ['cm/kg', 'in/lb'] as const;
const lengthCases = lengths.flatMap(([unit, cm, inches]) => [
  [unit, 'cm/kg', cm] as const,
  [unit, 'in/lb', inches] as const,
]);
const weightCases = weights.flatMap(([unit, kg]) => units.map((of) => [unit, of, kg] as const));

describe('a unit in a heading', () => {
  it.each(lengthCases)('a product of 12 %s in a row of %s', async (unit, row, wanted) => {
    const file = `SKU,Product name,Length (${unit}),Unit\nP-1,Rail,12,${row}`;
    expect((await productRows(file)).rows[0]).toMatchObject({ length: wanted, unit: row });
  });

  it.each(lengthCases)('a package of 12 %s in a row of %s', async (unit, row, wanted) => {
    const file = `Order number,Package length (${unit}),Package unit\nA-1,12,${row}`;
    expect((await orderRows(file)).rows[0]).toMatchObject({ packageLength: wanted, packageUnit: row });
  });

  it.each(weightCases)('a product of 12 %s in a row of %s', async (unit, row, kg) => {
    const file = `SKU,Product name,Weight (${unit}),Unit\nP-1,Rail,12,${row}`;
    const { rows } = await productRows(file);
    expect(kilograms(rows[0], '')).toBeCloseTo(kg, 2);
  });

  it.each(weightCases)('an order of 12 %s in a row of %s', async (unit, row, kg) => {
    const file = `Order number,Package weight (${unit}),Package unit\nA-1,12,${row}`;
    const { rows } = await orderRows(file);
    expect(kilograms(rows[0], 'package')).toBeCloseTo(kg, 1);
  });

  it.each(weights)('gives an order of 12 %s its unit where it has none', async (unit, kg) => {
    const { rows } = await orderRows(`Order number,Weight (${unit})\nA-1,12`);
    expect(kilograms(rows[0], 'package')).toBeCloseTo(kg, 1);
  });

  it.each([
    ['Zoll', '30.48'],
    ['Zentimeter', '12'],
    ['pouces', '30.48'],
    ['centimètres', '12'],
    ['pulgadas', '30.48'],
    ['ミリ', '1.2'],
    ['メートル', '1200'],
    ['yards', '1097.28'],
    ['分米', '120'],
  ])('is understood in other languages: 12 %s', async (unit, wanted) => {
    const file = `SKU,Product name,Length (${unit}),Unit\nP-1,Rail,12,cm/kg`;
    expect((await productRows(file)).rows[0]?.length).toBe(wanted);
  });

  it.each([
    ['Gramm', 0.012],
    ['Kilogramm', 12],
    ['grammes', 0.012],
    ['gramos', 0.012],
    ['libras', 5.443],
    ['onzas', 0.34],
    ['グラム', 0.012],
    ['mg', 0],
    ['t', 12_000],
  ])('is understood in other languages: a weight of 12 %s', async (unit, kg) => {
    const file = `SKU,Product name,Weight (${unit}),Unit\nP-1,Rail,12,cm/kg`;
    expect(kilograms((await productRows(file)).rows[0], '')).toBeCloseTo(kg, 2);
  });

  it('counts where one unit was chosen for every row', async () => {
    const file =
      'ID,Type,SKU,Name,Weight (kg),Length (mm),Width (in),Height (cm)\n1,simple,P-1,Rail,1.5,300,4,2';
    const { rows } = await productRows(file, { unit: 'cm/kg' });
    expect(rows[0]).toMatchObject({ weight1: '1.5', length: '30', width: '10.16', height: '2' });
  });
});

describe('a unit column', () => {
  it.each([
    ['Dim UoM', 'Weight UoM'],
    ['DimensionUOM', 'WeightUoM'],
    ['Dimensions U/M', 'Weight U/M'],
    ['Längeneinheit', 'Gewichtseinheit'],
    ['Unité de longueur', 'Unité de poids'],
    ['Unidad de medida (largo)', 'Unidad de peso'],
    ['Lengte eenheid', 'Gewicht eenheid'],
    ['サイズ単位', '重量単位'],
  ])('is known as "%s" and "%s"', async (ofLength, ofWeight) => {
    const { rows } = await productRows(
      `SKU,Product name,Length,${ofLength},Weight,${ofWeight}\nP-1,Rail,300,mm,500,g\nP-2,Rail,10,in,8,oz`,
    );
    expect(rows[0]).toMatchObject({ length: '30', unit: 'cm/kg' });
    expect(rows[1]).toMatchObject({ length: '10', unit: 'in/lb' });
    expect(rows.map((row) => kilograms(row, '').toFixed(2))).toEqual(['0.50', '0.23']);
  });

  it.each(weights)('names the unit of an order of 12 %s', async (unit, kg) => {
    const { rows } = await orderRows(`Order number,Package weight,Weight unit\nA-1,12,${unit}`);
    expect(kilograms(rows[0], 'package')).toBeCloseTo(kg, 1);
  });

  it.each(lengths)('names the unit of a product of 12 %s', async (unit, cm, inches) => {
    const { rows } = await productRows(`SKU,Product name,Length,Dimension unit\nP-1,Rail,12,${unit}`);
    expect(rows[0]?.length).toBe(unit.endsWith('m') ? cm : inches);
  });

  it.each([
    ['Weight (kg)', 'lb', 'weight1', '2 kg'],
    ['Weight (lb)', 'kg', 'weight1', '2 lb'],
    ['Length (in)', 'cm', 'length', '2 in'],
    ['Length (mm)', 'in', 'length', '2 mm'],
  ])('that disagrees with the heading is asked about: %s and %s', async (heading, unit, key, kept) => {
    const file = `SKU,Product name,${heading},Unit\nP-1,Rail,2,${unit}`;
    const { rows, warnings, faults } = await productRows(file);
    expect(rows[0]?.[key]).toBe(kept);
    expect(faults).toContain(`2 ${key}`);
    expect(warnings).toEqual([{ rowNumber: 2, field: key, code: 'unit-conflict' }]);
  });

  it.each(['Weight (kg)', 'Weight (lb)', 'Length (in)', 'Length (mm)'])(
    'that names a unit to convert into does not disagree: %s',
    async (heading) => {
      for (const unit of units) {
        const { warnings } = await productRows(`SKU,Product name,${heading},Unit\nP-1,Rail,2,${unit}`);
        expect(warnings).toEqual([]);
      }
    },
  );

  it('of weights says nothing about lengths', async () => {
    const { rows, warnings } = await productRows(
      'SKU,Product name,Length (in),Weight,Weight unit\nP-1,Rail,12,2,kg',
    );
    expect(rows[0]).toMatchObject({ length: '30.48', weight1: '2', unit: 'cm/kg' });
    expect(warnings).toEqual([]);
  });
});

describe('a unit in a number format', () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const fileOf = (headings: readonly string[], format: string, first: string, unit: string) =>
    sheetByHand(
      `<row r="1">${headings.map(text).join('')}</row><row r="2">${text(first)}${text('Rail')}<c s="1"><v>12</v></c>${text(unit)}</row>`,
      {
        styles: `<numFmts><numFmt numFmtId="164" formatCode="0.00&quot; ${format}&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`,
      },
    );

  it.each(lengthCases)('a product of 12 %s in a row of %s', async (unit, row, wanted) => {
    const { rows } = await productRows(fileOf(['SKU', 'Product name', 'Length', 'Unit'], unit, 'P-1', row));
    expect(rows[0]).toMatchObject({ length: wanted, unit: row });
  });

  it.each(weightCases)('an order of 12 %s in a row of %s', async (unit, row, kg) => {
    const { rows } = await orderRows(
      fileOf(['Order number', 'Recipient name', 'Package weight', 'Package unit'], unit, 'A-1', row),
    );
    expect(kilograms(rows[0], 'package')).toBeCloseTo(kg, 1);
  });

  it('that disagrees with the heading is asked about', async () => {
    const { rows, warnings } = await productRows(
      fileOf(['SKU', 'Product name', 'Weight (lb)', 'Unit'], 'kg', 'P-1', 'in/lb'),
    );
    expect(rows[0]?.weight1).toBe('12 kg');
    expect(warnings).toEqual([{ rowNumber: 2, field: 'weight1', code: 'unit-conflict' }]);
  });
});

describe('the same weight in two columns', () => {
  const file = (headings: string, ...rows: string[]) =>
    [`SKU,Product name,${headings}`, ...rows.map((row, at) => `P-${at},Pan,${row}`)].join('\n');

  it.each([
    ['kg and g', file('Weight (kg),Weight (g),Unit', '0.5,500,cm/kg', '1.25,1250,cm/kg'), [0.5, 1.25]],
    ['lb and oz', file('Weight (lb),Weight (oz),Unit', '0.5,8,in/lb', '2,32,in/lb'), [0.227, 0.907]],
    ['rounded', file('Weight (kg),Weight (g),Unit', '0.01,12,cm/kg', '1.25,1254,cm/kg'), [0.01, 1.25]],
    ['in a row of the other system', file('Weight (kg),Weight (g),Unit', '0.5,500,in/lb'), [0.5]],
    ['with a unit column', file('Weight,Grams,Weight unit', '0.5,500,kg', '1,453.59,lb'), [0.5, 0.4536]],
    ['without a unit of the row', file('Weight (kg),Weight (g)', '0.5,500'), [0.5]],
  ])('counts once: %s', async (_, text, wanted) => {
    const { rows, warnings } = await productRows(text);
    rows.forEach((row, at) => expect(kilograms(row, '')).toBeCloseTo(wanted[at]!, 2));
    expect(warnings).toEqual([]);
  });

  it('is asked about in a row where the two disagree', async () => {
    const { rows, warnings } = await productRows(
      file('Weight (kg),Weight (g),Unit', '0.5,500,cm/kg', '1.25,1250,cm/kg', '0.5,650,cm/kg'),
    );
    expect(rows[2]).toMatchObject({ weight1: '0.5 kg', weight2: '650 g' });
    expect(warnings.map(({ rowNumber, field, code }) => `${rowNumber} ${field} ${code}`)).toEqual([
      '4 weight1 unit-conflict',
      '4 weight2 unit-conflict',
    ]);
  });

  it.each(['0.5,650', '1,1200', '1.5,4'])('is asked about where it cannot be two parts: %s', async (row) => {
    const { rows, warnings } = await productRows(file('Weight (kg),Weight (g),Unit', `${row},cm/kg`));
    expect(rows[0]).toMatchObject({
      weight1: expect.stringContaining(' kg'),
      weight2: expect.stringContaining(' g'),
    });
    expect(warnings.map(({ code }) => code)).toEqual(['unit-conflict', 'unit-conflict']);
  });

  it('is not two parts of a weight', async () => {
    const { rows } = await productRows(file('Weight (lb),Weight (oz),Unit', '2,4,in/lb', '1,12,in/lb'));
    expect(rows[0]).toMatchObject({ weight1: '2', weight2: '4' });
    expect(rows[1]).toMatchObject({ weight1: '1', weight2: '12' });
  });
});
