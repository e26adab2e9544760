import { expect, it } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

const sharedStrings = [
  '<si><t>Mug</t></si>',
  '<si><t></t></si>',
  '<si><t>R&amp;D _x0041_</t></si>',
  '<si><t xml:space="preserve"> tea </t></si>',
  '<si><r><t>Blue</t></r><r><t> vase</t></r></si>',
  '<si><t><![CDATA[<i>]]></t></si>',
  '<si/>',
  '<si><t>马克杯 😀</t><rPh sb="0" eb="1"><t>mug</t></rPh></si>',
];
const styles =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="0.0 &quot;kg&quot;"/></numFmts><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="3"/></cellXfs>';

const references = ['', ' r="B2"', ' r="AA2"', ' r="XFD2"', ' r="b2"', ' r="D"'];
const attributes = ['', ' s="0"', ' s="1"', ' s="2"', ' s="3"', ' s="4"', ' s="99"', ' s=""', ' t="n"'];
const numbers = [
  '1',
  '0',
  '12.50',
  '0.1',
  '12.300000000000001',
  '-3',
  '1E-3',
  '8.90123E+11',
  '45321.5',
  '12345678901234567',
  'x',
  ' 7',
  '+5',
];
const texts = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '007', ' 2', '', 'x', '99999999999999999999'];
const endings = ['</c>', ' </c>', '<extLst><ext/></extLst></c>'];

const cells = references.flatMap((reference) => [
  ...attributes.flatMap((attribute) => numbers.map((number) => [`${reference}${attribute}`, number])),
  ...attributes
    .slice(0, 3)
    .flatMap((attribute) => texts.map((text) => [`${reference}${attribute} t="s"`, text])),
  ...texts.map((text) => [` t="s"${reference}`, text]),
]);

const read = (rows: string) => readXlsx(sheetByHand(rows, { sharedStrings: sharedStrings.join(''), styles }));

it.each(endings)('a cell is the same when a blank in its tag forces the full scanner: %s', (ending) => {
  const written = (blank: string) =>
    cells
      .map(([tag, value], at) => `<row r="${at + 1}"><c${tag}${blank}><v>${value}</v>${ending}</row>`)
      .join('');
  const plain = read(written(''));
  expect(plain.rowCount).toBeGreaterThan(800);
  expect(plain).toEqual(read(written(' ')));
});

it('an empty cell takes up its column', () => {
  const columnsOf = (row: string) => [...read(`<row r="1">${row}<c><v>9</v></c></row>`).columnNumbers];
  expect(columnsOf('<c s="1"/><c r="C2"/>')).toEqual([3]);
  expect(columnsOf('<c/>')).toEqual([1]);
});

it.each([
  ['a column beyond the last', '<c r="XFE2"><v>1</v></c>'],
  ['a column behind the last', '<c r="XFD2"/><c><v>1</v></c>'],
  ['four letters', '<c r="AAAA2"><v>1</v></c>'],
])('is refused: %s', (_, row) => {
  expect(() => read(`<row r="1">${row}</row>`)).toThrow(expect.objectContaining({ code: 'damaged' }));
});

it('a shared text is the same with a blank in its tag', () => {
  const row = `<row r="1">${sharedStrings.map((_, at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>`;
  const of = (strings: string) => readXlsx(sheetByHand(row, { sharedStrings: strings }));
  const plain = of(sharedStrings.join(''));
  expect(plain).toEqual(of(sharedStrings.join('').replaceAll('<si>', '<si >')));
  expect(plain.columns.flat()).toEqual(['Mug', 'R&D A', ' tea ', 'Blue vase', '<i>', '马克杯 😀']);
});
