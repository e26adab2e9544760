import { expect, it } from 'vitest';
import { productRows } from './testing/rows-of-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const sharedStrings = '<si><t>SKU</t></si><si><t>Acme &amp; Sons</t></si>';

/** The brand and the cost of a product whose cells are as given. */
async function readCells(brand: string, cost: string) {
  const headings = ['SKU', 'Product name', 'Brand', 'Purchasing cost'].map(text).join('');
  const data = `<row r="1">${headings}</row><row r="2">${text('A')}${text('Mug')}${brand}${cost}</row>`;
  const { rows } = await productRows(sheetByHand(data, { sharedStrings }));
  return [rows[0]?.brand, rows[0]?.purchasingCost];
}

const cost = '<c><v>2.5</v></c>';

it.each([
  ['the number of a shared text with blanks around it', '<c t="s"><v>\n 1 \n</v></c>', cost],
  ['the number of a shared text as character data', '<c t="s"><v><![CDATA[1]]></v></c>', cost],
  ['an inline text in a value', '<c t="inlineStr"><v>Acme &amp; Sons</v></c>', cost],
  ['an inline text without a type', '<c><is><t>Acme &amp; Sons</t></is></c>', cost],
  ['extensions behind a value', '<c t="s"><v>1</v><extLst><ext uri="x"><y/></ext></extLst></c>', cost],
  ['extensions in front of a value', '<c t="s"><extLst><ext/></extLst><v>1</v></c>', cost],
  ['names of cells in small letters', '<c r="c2" t="s"><v>1</v></c>', '<c r="d2"><v>2.5</v></c>'],
  ['a number with blanks around it', '<c t="s"><v>1</v></c>', '<c><v>\n2.5\n</v></c>'],
  ['a number as character data', '<c t="s"><v>1</v></c>', '<c t="n"><v><![CDATA[2.5]]></v></c>'],
])('a worksheet with %s is read as any other', async (_what, brand, amount) => {
  expect(await readCells(brand, amount)).toEqual(['Acme & Sons', '2.5']);
});

it.each([
  ['1', 'TRUE'],
  ['true', 'TRUE'],
  [' 1 ', 'TRUE'],
  ['0', 'FALSE'],
  ['false', 'FALSE'],
])('a yes or no in a worksheet is one in each spelling: %s', async (written, wanted) => {
  expect((await readCells(`<c t="b"><v>${written}</v></c>`, cost))[0]).toBe(wanted);
});
