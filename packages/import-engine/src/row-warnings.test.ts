import { describe, expect, it } from 'vitest';
import { orderRows, productRows } from './testing/rows-of-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

const sender =
  'Carrier,Service,Sender name,Sender country,Sender address line 1,Sender city,Sender state,Sender ZIP code,Sender phone';
const from = 'UPS,ups_ground,Mei,US,1 Dock Rd,Oakland,CA,94607,5105550142';
const orders = (headings: string, ...rows: string[]) =>
  [`${sender},${headings}`, ...rows.map((row) => `${from},${row}`)].join('\n');
const address = 'Order ID,Name,Address,City,State,Zip';
const good = ['A-1,Bob Lee,2 A St,Austin,TX,78702', 'A-2,Eve Park,9 Elm Road,Boston,MA,02101'];
const product = 'SKU,Product name,Length,Width,Height,Unit,Package type,Note';
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

describe('text beyond the last heading', () => {
  it.each([
    ['a name', 'A-3,Lee, Ann,1 A St,Austin,TX,78701', { name: 'Lee, Ann' }],
    ['a street', 'A-3,Cy Lee,3 A St, Apt 4,Austin,TX,78703', { addressLine1: '3 A St, Apt 4' }],
    ['a street without a blank', 'A-3,Cy Lee,3 A St,Apt 4,Austin,TX,78703', { addressLine1: '3 A St,Apt 4' }],
    [
      'a name and a street',
      'A-3,Lee, Ann,3 A St, Apt 4,Austin,TX,78703',
      { name: 'Lee, Ann', addressLine1: '3 A St, Apt 4' },
    ],
  ])('is a warning, with a fix that joins %s', async (_, row, wanted) => {
    const { warnings } = await orderRows(orders(address, ...good, row), { countryCode: 'US' });
    const [found, ...others] = warnings.filter(({ code }) => code === 'surplus-cells');
    expect(others).toEqual([]);
    expect(found?.rowNumber).toBe(4);
    expect(found?.edits).toMatchObject({ ...wanted, city: 'Austin', stateCode: 'TX' });
    expect(found?.edits?.zipCode).toMatch(/^7870\d$/);
    expect(Object.keys(found!.edits!)).toContain(found!.field);
  });

  it('is joined where a decimal comma split a number', async () => {
    const rows = ['P-1,Pan,9.50,ok', 'P-2,Pot,8.25,new', 'P-3,Lid,12,50,ok'];
    const { warnings } = await productRows(['SKU,Product name,Purchasing cost,Note', ...rows].join('\n'));
    expect(warnings).toEqual([
      {
        rowNumber: 4,
        field: 'purchasingCost',
        code: 'surplus-cells',
        edits: { purchasingCost: '12,50', note: 'ok' },
      },
    ]);
  });

  it('gets a warning where every row is split', async () => {
    const rows = ['A-1,Lee, Ann,1 A St,Austin,TX,78701', 'A-2,Park, Eve,2 B St,Boston,MA,02101'];
    const { warnings } = await orderRows(orders(address, ...rows), { countryCode: 'US' });
    const found = warnings.filter(({ code }) => code === 'surplus-cells');
    expect(found.map(({ rowNumber, edits }) => [rowNumber, edits?.name])).toEqual([
      [2, 'Lee, Ann'],
      [3, 'Park, Eve'],
    ]);
  });

  it('is found far below the head of the file', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => `A-${at},Bob Lee,2 A St,Austin,TX,78702`);
    const { warnings } = await orderRows(orders(address, ...rows, 'A-X,Lee, Ann,1 A St,Austin,TX,78701'), {
      countryCode: 'US',
    });
    const found = warnings.filter(({ code }) => code === 'surplus-cells');
    expect(found.map(({ rowNumber, edits }) => [rowNumber, edits?.name])).toEqual([[402, 'Lee, Ann']]);
  });

  it('is found below a thousand warnings of another kind, and each of those is kept', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => `A-${at},Bob Lee,2 A St,Austin,XX,78702`);
    const { warnings } = await orderRows(orders(address, ...rows, 'A-X,Lee, Ann,1 A St,Austin,TX,78701'), {
      countryCode: 'US',
    });
    const counts = (code: string) => warnings.filter((warning) => warning.code === code).length;
    expect([counts('unknown-state'), counts('surplus-cells')]).toEqual([1201, 1]);
  });

  it('is a warning without a fix where nothing tells which cells belong together', async () => {
    const { warnings } = await productRows(`${product}\nP-1,Pan,10,8,5,cm/kg,Ready To Ship,n,x,y,z`);
    expect(warnings).toEqual([{ rowNumber: 2, field: 'note', code: 'surplus-cells' }]);
  });

  it('is a warning in a workbook, where a remark stands beside the table', async () => {
    const row = (number: number, ...cells: string[]) =>
      `<row r="${number}">${cells.map(text).join('')}</row>`;
    const file = sheetByHand(
      row(1, 'SKU', 'Product name') +
        row(2, 'P-1', 'Pan') +
        row(3, 'P-2', 'Pot', '', 'sold out') +
        row(4, 'P-3', 'Lid'),
    );
    const { warnings } = await productRows(file);
    expect(warnings).toEqual([{ rowNumber: 3, field: 'skuName', code: 'surplus-cells' }]);
  });

  it.each([
    [
      'empty surplus cells',
      `${product}\nP-1,Pan,10,8,5,cm/kg,Ready To Ship,n,,,\nP-2,Pot,10,8,5,cm/kg,Ready To Ship,m,, ,`,
    ],
    ['short rows', `${product}\nP-1,Pan,10,8,5,cm/kg,Ready To Ship\nP-2,Pot,10,8`],
    ['quoted commas', `${product}\nP-1,"Pan, big",10,8,5,cm/kg,Ready To Ship,"a, b"`],
  ])('is not reported for %s', async (_, file) => {
    expect((await productRows(file)).warnings).toEqual([]);
  });
});

describe('a row of totals', () => {
  const packages = (last: string) =>
    `${orders(`${address},Item,Package weight`, `${good[0]!},Mug,2`, `${good[1]!},Bowl,3`)}\n${last}`;
  const blank = (count: number) => ','.repeat(count);

  it.each([
    ['a word in a column that is not imported', `${blank(15)}TOTAL,5`],
    ['a word in the key column', `${blank(9)}Total:${blank(7)}5`],
    ['a word with a number', `${blank(15)}Total 2 orders,5`],
    ['a number with its unit', `${blank(15)}TOTAL,5 lb`],
    ['a count in a text column', `${blank(10)}2 orders${blank(5)}TOTAL,5`],
    ['a short word', `${blank(15)}TTL,5`],
    ['a sum that was never calculated', `${blank(15)}TOTAL,=SUM(R2:R3)`],
    ['an amount due', `${blank(15)}Total amount due,5`],
    ['the name of a pivot table', `${blank(15)}Sum of weight,5`],
    ['a Chinese word', `${blank(15)}合计,5`],
    ['a German word', `Summe${blank(16)}5`],
    ['what is summed', `${blank(15)}Total weight (lb),5`],
    ['what is counted', `${blank(15)}TOTAL ORDERS: 2,5`],
    ['a Chinese word with a blank in it', `${blank(15)}总 计,5`],
    ['a Polish word', `${blank(15)}Razem:,5`],
    ['a Hungarian word', `${blank(15)}Összesen,5`],
    ['a Turkish word', `${blank(15)}TOPLAM,5`],
    ['a Chinese word with a count', `${blank(15)}合计2件,5`],
    ['a Chinese count', `${blank(9)}共 2 单${blank(7)}5`],
    ['an average', `${blank(15)}Average,2.5`],
    ['a French word', `${blank(15)}Montant total,5`],
    ['another German word', `Insgesamt${blank(16)}5`],
    ['the sign of a sum', `${blank(15)}Σ,5`],
    ['a Chinese word for the page', `${blank(15)}本页小计,5`],
    ['a Chinese word for an amount', `${blank(15)}合计金额：,5`],
    ['Chinese words for a weight', `${blank(15)}总重量,5`],
    ['traditional Chinese', `${blank(15)}總件數：2,5`],
    ['a Thai word', `${blank(15)}รวมทั้งหมด,5`],
    ['an Arabic word', `${blank(15)}المجموع,5`],
    ['a Greek word', `${blank(15)}Σύνολο,5`],
    ['a Ukrainian word', `${blank(15)}Разом:,5`],
    ['an Estonian word', `${blank(15)}Kokku,5`],
    ['an Italian plural', `${blank(15)}Totali,5`],
    ['several words for what is summed', `${blank(15)}Total no. of parcels: 2,5`],
    ['a kind of weight', `${blank(15)}TOTAL NET WEIGHT (KG),5`],
    ['a sum carried forward', `${blank(15)}Carried forward,5`],
    ['the sum of a page', `${blank(15)}Subtotal - page 1,5`],
    ['signs around the word', `${blank(15)}*** Total ***,5`],
    ['a count of orders', `${blank(15)}2 orders,5`],
  ])('is a warning that can clear it: %s', async (_, last) => {
    const { warnings, rows } = await orderRows(packages(last), { countryCode: 'US' });
    const found = warnings.filter(({ code }) => code === 'total-row');
    expect(found.map(({ rowNumber }) => rowNumber)).toEqual([4]);
    const cleared = { ...rows.at(-1), ...found[0]!.edits };
    expect(Object.values(cleared).every((value) => value === '')).toBe(true);
  });

  it('is recognized without a word where its numbers are the sums of the rows above', async () => {
    const rows = [2, 3, 4].map((weight, at) => `S-${at},Bob Lee,2 A St,Austin,TX,78702,${weight}`);
    const file = `${orders(`${address},Package weight`, ...rows)}\n${blank(15)}9`;
    const { warnings } = await orderRows(file, { countryCode: 'US' });
    expect(warnings.map(({ code, rowNumber }) => `${code} ${rowNumber}`)).toEqual(['total-row 5']);
  });

  it('is recognized without a word and below two rows where several columns are summed', async () => {
    const rows = ['P-1,Pan,2,30', 'P-2,Pot,3,40'];
    const { warnings } = await productRows(
      ['SKU,Product name,Purchasing cost,Declared value', ...rows, ',,5,70'].join('\n'),
    );
    expect(warnings.map(({ code, rowNumber }) => `${code} ${rowNumber}`)).toEqual(['total-row 4']);
  });

  it.each([
    ['a second package', `${blank(16)}4`],
    ['a second package as heavy as the others together', `${blank(16)}5`],
    ['a second package with its item', `${blank(15)}Totally blue mug,5`],
    ['a second package with an item called so', `${blank(15)}Total repair shampoo,5`],
    ['an order', `${from},A-3,Sum Ting,2 A St,Austin,TX,78702,Total,5`],
  ])('is not %s', async (_, last) => {
    const { warnings } = await orderRows(packages(last), { countryCode: 'US' });
    expect(warnings).toEqual([]);
  });

  it('is recognized in a list of products', async () => {
    const { warnings } = await productRows(
      `${product}\nP-1,Pan,10,8,5,cm/kg,Ready To Ship,\nP-2,Pot,10,8,5,cm/kg,Ready To Ship,\n,Total,20,16,10,,,`,
    );
    expect(warnings.map(({ code, rowNumber }) => `${code} ${rowNumber}`)).toEqual(['total-row 4']);
  });
});

describe('a row without a number', () => {
  const packages = (...rows: string[]) =>
    `Order number,Recipient name,City,Package weight\n1,Ann,Austin,2\n${rows.join('\n')}`;

  it('gets a warning where it names another recipient than the order above', async () => {
    const { warnings } = await orderRows(packages(',Bob,Boston,3', '2,Cy,Salem,4', ',Di,Salem,5'));
    expect(warnings.map(({ rowNumber, field, code }) => `${rowNumber} ${field} ${code}`)).toEqual([
      '3 name other-record',
      '5 name other-record',
    ]);
  });

  it.each([
    ['another package', ',,,3'],
    ['another package with the order once more', ',Ann,Austin,3'],
    ['another package with a part of the order', ',,Austin,3'],
  ])('is %s without a warning', async (_, row) => {
    expect((await orderRows(packages(row, '2,Cy,Salem,4'))).warnings).toEqual([]);
  });
});

describe('codes and addresses that were hardly meant so', () => {
  it('have warnings, so that other clients receive them too', async () => {
    const file = orders(
      `${address},Country`,
      'Dec-25,Bob Lee,2 A St,Austin,XX,TX,US',
      'A-2,Eve Park,9 Elm Road,Graz,Styria,none,AT',
    );
    const { warnings } = await orderRows(file);
    expect(warnings.map(({ code, field, rowNumber }) => `${rowNumber} ${field} ${code}`)).toEqual([
      '2 orderNO date-code',
      '2 stateCode unknown-state',
      '2 zipCode zip-digits',
    ]);
  });
});
