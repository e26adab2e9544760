import { expect, it } from 'vitest';
import { kilograms } from './testing/kilograms.ts';
import { ordersOf, productsOf } from './testing/rows-of-file.ts';

/** Lists of business programs and of people, with all that is odd about each; names and addresses are invented. */

const lines = (...rows: string[]) => rows.join('\r\n');

it('a QuickBooks list: titles above its headings, and the moment of the report below', async () => {
  const file = lines(
    'Norrsken LLC,,,,,',
    'Product/Service List,,,,,',
    ',,,,,',
    'Product/Service,SKU,Type,Sales Description,Cost,Qty On Hand',
    'Blue mug,MUG-01,Inventory,"Mug, blue",4.10,120',
    'Lamp,LMP-01,Inventory,Desk lamp,"1,204.50",12',
    ',,,,,',
    '"Monday, Nov 02, 2026 09:14:00 AM GMT-5",,,,,',
  );
  const { head, rows, warnings, open } = await productsOf(file);
  expect(head.headerRow).toBe(4);
  expect(rows[0]).toMatchObject({ skuCode: 'MUG-01', skuName: 'Blue mug', purchasingCost: '4.10' });
  expect(rows[1]).toMatchObject({ skuCode: 'LMP-01', purchasingCost: '1204.50' });
  expect(open.slice(0, 2).flat()).toEqual([]);
  const [found, ...more] = warnings;
  expect(more).toEqual([]);
  expect(found).toMatchObject({ rowNumber: 8, code: 'heading-row' });
});

it('goods of a business program: units by the codes of the United Nations', async () => {
  const file = lines(
    'Material,Material Description,EAN/UPC,Gross Weight,Weight Unit,Length,Width,Height,Unit of Dimension,Country of Origin',
    '10000012,Blue mug,4006381333931,350,GRM,120,110,115,MMT,DE',
    '10000013,Lamp,4006381333948,1.2,KGM,33,15,15,CMT,CN',
    '10000014,Bracket,012345678905,2,LBR,12,4,2,INH,US',
    '10000015,Clip,036000291452,8,ONZ,3,2,1,INH,US',
  );
  const { rows, open, told } = await productsOf(file);
  expect(rows.map((row) => Number(kilograms(row, '').toFixed(3)))).toEqual([0.35, 1.2, 0.907, 0.227]);
  expect(rows.map(({ length, unit }) => `${length} ${unit}`)).toEqual([
    '12 cm/kg',
    '33 cm/kg',
    '12 in/lb',
    '3 in/lb',
  ]);
  expect(rows[0]).toMatchObject({ skuCode: '10000012', skuName: 'Blue mug', originCountry: 'DE' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

const address = 'Order ID,Name,Address,City,State,Zip,';

it('rows that all end in a comma: text beyond the last heading is seen under the blank one', async () => {
  const file = lines(
    address,
    'A-1,Bob Lee,2 A St,Austin,TX,78702,',
    'A-2,Eve Park,9 Elm Road,Boston,MA,02101,',
    'A-3,Lee, Ann,1 A St,Austin,TX,78701,',
    'A-4,Cy Lee,"3 A St, Apt 4",Austin,TX,78703,',
  );
  const { warnings } = await ordersOf(file);
  const found = warnings.filter(({ code }) => code === 'surplus-cells');
  expect(found.map(({ rowNumber }) => rowNumber)).toEqual([4]);
  expect(found[0]?.edits).toMatchObject({ name: 'Lee, Ann', addressLine1: '1 A St', zipCode: '78701' });
});

it('a thousands separator without quotes is joined with its number', async () => {
  const file = lines(
    'SKU,Product name,Purchasing cost,Brand',
    'P-1,Pan,9.50,Hearth',
    'P-2,Pot,8.25,Hearth',
    'P-3,Oven,1,250.00,Hearth',
  );
  const { warnings } = await productsOf(file);
  expect(warnings).toMatchObject([
    { rowNumber: 4, code: 'surplus-cells', edits: { purchasingCost: '1,250.00', brand: 'Hearth' } },
  ]);
});

it('a line of totals right below the headings is no product', async () => {
  const file = lines(
    'SKU,Product name,Qty in one package,Purchasing cost',
    'TOTAL,,36,8.30',
    'MUG-1,Blue mug,24,4.10',
    'MUG-2,Red mug,12,4.20',
  );
  expect((await productsOf(file)).told).toEqual(['2 skuCode total-row']);
});

it('names and streets in many columns are joined in the order in which they are said', async () => {
  const file = lines(
    'Order #,First Name,Middle Name,Last Name,House #,Street,Apt,City,State,Zip,Country',
    'A-1,Ann,B.,Lee,12,Mill Lane,Apt 3,Austin,TX,78701,US',
    'A-2,Bob,,Hale,9,Elm Road,,Boston,MA,02101,US',
  );
  const { rows, told } = await ordersOf(file);
  expect(rows[0]).toMatchObject({ name: 'Ann B. Lee', addressLine1: '12 Mill Lane', addressLine2: 'Apt 3' });
  expect(rows[1]).toMatchObject({ name: 'Bob Hale', addressLine1: '9 Elm Road' });
  expect(told).toEqual([]);
});

it.each([
  ['pounds and ounces', 'Weight (lb),Weight (oz)', ['1.5,24', '0.5,8']],
  ['ounces first', 'Weight (oz),Weight (lb)', ['24,1.5', '8,0.5']],
  ['pounds and grams', 'Weight (lb),Weight (g)', ['1.5,680', '0.5,227']],
])('the weight of an order that is given twice counts once: %s', async (_, headings, weights) => {
  const file = lines(
    `Order number,Recipient name,${headings}`,
    ...weights.map((row, at) => `A-${at},Ann,${row}`),
  );
  const { rows } = await ordersOf(file);
  expect(rows.map((row) => kilograms(row, 'package').toFixed(2))).toEqual(['0.68', '0.23']);
});
