import { strToU8, zipSync } from 'fflate';

/** Shapes of a made-up shop: 27 columns as product exports have them, half texts, half numbers, some empty. */
const headings =
  `SKU|Product name|Description|EAN|UPC|ASIN|FNSKU|Extra barcode|Purchasing cost|Brand|Package type|
Quantity in one package|Length|Width|Height|Weight (lb/kg)|Weight (oz/g)|Unit|Contains battery|Declared value|HS code|
Country of origin|Customs quantity unit|Customs description|Note|Shelf|Counted on`.split(/\|\n?/);
const things = [
  'Mug',
  'Vase',
  'Desk lamp',
  'Kettle',
  'Bath towel',
  'Phone case',
  'Garden chair',
  '马克杯',
  '充电台灯',
];
const colours = ['blue', 'red', 'ash grey', 'forest green', 'cream', '白色', 'black'];

function productRow(row: number): (string | number)[] {
  const thing = things[row % things.length]!;
  const colour = colours[(row * 7) % colours.length]!;
  const code = String(row).padStart(7, '0');
  const names = [
    `SKU-${code}`,
    `${thing} ${colour} ${row % 500}`,
    `A ${colour} ${thing} for every day, lot ${row}, packed & checked`,
  ];
  const codes = [
    `4${code}00${row % 1000}`.padEnd(13, '1').slice(0, 13),
    `0${code}1234`,
    `B0${code}X`,
    row % 3 ? '' : `X00${code}`,
    '',
  ];
  const brand = ['Hearth & Clay', 'Lumora', 'Nordvik'][row % 3]!;
  const sizes = [
    5 + (row % 400) / 10,
    4 + (row % 300) / 10,
    1 + (row % 200) / 10,
    row % 20,
    (row % 160) / 10,
  ];
  const customs = [(row % 5000) / 100, '6912.00.0000', row % 5 ? 'CN' : 'VN', 'PCS', `${thing}, household`];
  const shelf = [row % 25 ? '' : 'Handle with care', `R${row % 90}-S${row % 12}`, 45000 + (row % 900)];
  const packing = [row % 2 ? 'Ready To Ship' : 'Package Needed', 1 + (row % 12)];
  const flags = [row % 4 ? 'cm/kg' : 'in/lb', row % 10 ? 'No' : 'Yes'];
  return [
    ...names,
    ...codes,
    (row % 9973) / 100,
    brand,
    ...packing,
    ...sizes,
    ...flags,
    ...customs,
    ...shelf,
  ];
}

/** A CSV of this many products, in UTF-8, with these cells replaced. */
export function productCsv(
  rows: number,
  instead: Readonly<Record<string, string | number>> = {},
): Uint8Array {
  const lines = [headings.join(',')];
  for (let row = 0; row < rows; row += 1)
    lines.push(
      productRow(row)
        .map((cell, column) => csvCell(instead[headings[column]!] ?? cell))
        .join(','),
    );
  return strToU8(`${lines.join('\r\n')}\r\n`);
}

function csvCell(value: string | number): string {
  return typeof value === 'string' && /[",\n]/.test(value)
    ? `"${value.replaceAll('"', '""')}"`
    : String(value);
}

/** An .xlsx with a number of products, in the style of spreadsheet programs: shared texts, plain numbers, dates in the last column. */
export function productXlsx(rows: number): Uint8Array {
  const shared = new Map<string, number>();
  let uses = 0;
  const lines: string[] = [];
  const line = (number: number, values: readonly (string | number)[]) => {
    const cells = values.map((value, column) => {
      const place = `${column > 25 ? 'A' : ''}${String.fromCharCode(65 + (column % 26))}${number}`;
      if (typeof value === 'number')
        return `<c r="${place}"${column === 26 ? ' s="1"' : ''}><v>${value}</v></c>`;
      if (value === '') return '';
      uses += 1;
      let index = shared.get(value);
      if (index === undefined) shared.set(value, (index = shared.size));
      return `<c r="${place}" t="s"><v>${index}</v></c>`;
    });
    lines.push(`<row r="${number}" spans="1:27">${cells.join('')}</row>`);
  };
  line(1, headings);
  for (let row = 0; row < rows; row += 1) line(row + 2, productRow(row));
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const list = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const items = Array.from(shared.keys(), (text) => `<si><t>${escapeXml(text)}</t></si>`);
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${list}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${list}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}${relation(3, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}" count="${uses}" uniqueCount="${shared.size}">${items.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><dimension ref="A1:AA${rows + 1}"/><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(head + text)])),
    { level: 6 },
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
