import { utils, write } from '@e965/xlsx';
import { strToU8 } from 'fflate';
import { expect, describe, it } from 'vitest';
import { readHead, readSheet } from './read-sheet.ts';
import { detectHeader } from './detect-header.ts';
import { toSheet } from './sheet.ts';

const read = (file: string | Uint8Array, options = {}) =>
  readSheet(typeof file === 'string' ? strToU8(file) : file, { fileName: 'orders.xls', ...options });

describe('a web page table named .xls', () => {
  it('is read as displayed', async () => {
    const table = await read(`<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
      <meta http-equiv="Content-Type" content="text/html; charset=utf-8">
      <style>td { mso-number-format:"\\@"; } table { width: 1 }</style></head>
      <!--[if gte mso 9]><xml><x:Name>Sheet</x:Name></xml><![endif]-->
      <body><table border=1><thead><tr><th>SKU</th><th>Product&nbsp;name</th><th>Price</th></tr></thead>
      <tr><td style='mso-number-format:"\\@"'>00123</td><td>Mug &amp; <b>saucer</b><br/>blue</td><td x:num="1234">1,234</td></tr>
      <tr><td x:num="890123456789">8.90123E+11</td><td title="a>b">a < b &#20013;</td><td></td></tr></table></body></html>`);
    expect(table).toMatchObject({
      kind: 'html',
      rowCount: 3,
      columns: [
        ['SKU', '00123', '890123456789'],
        ['Product name', 'Mug & saucer\nblue', 'a < b 中'],
        ['Price', '1,234', ''],
      ],
    });
  });

  it('decodes named entities', async () => {
    const table = await read(
      '<table><tr><td>Caf&eacute; cr&egrave;me<td>&Auml;pfel &amp; N&uuml;sse<td>ni&ntilde;o &Scaron;koda &lt;b&gt; &unknown;</table>',
    );
    expect(table.columns).toEqual([['Café crème'], ['Äpfel & Nüsse'], ['niño Škoda <b> &unknown;']]);
  });

  it('has the displayed content of its cells: no hidden keys, the selected option, and the values of input fields', async () => {
    const table = await read(
      `<table><tr><td><span style="display:none">20261102 <b>x</b></span>2 Nov 2026<td>Pan<i hidden>9</i>
        <tr><td><input type="text" value="A-1"><input type=hidden value="7"><td><select><option>X<option selected>Y</option></select>
        <tr><td style="display: none">id<td>Lid<span>!</span></table>`,
    );
    expect(table.columns).toEqual([
      ['2 Nov 2026', 'A-1', 'id'],
      ['Pan', 'Y', 'Lid!'],
    ]);
  });

  it.each(['<h1>Goods</h1>', '<p class="x">Goods</p>', '<b>Goods</b><br>'])(
    'is recognized by its table under any preamble: %s',
    async (start) => {
      expect((await read(`${start}<table><tr><td>SKU<td>Name</table>`)).columns).toEqual([['SKU'], ['Name']]);
    },
  );

  it('keeps columns aligned next to cells that span rows and columns', async () => {
    const table = await read(
      '<table><tr><td rowspan="2">Order</td><td colspan=2>Size</td></tr><tr><td>L</td><td>W</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    );
    expect(table.columns).toEqual([
      ['Order', '', '1'],
      ['Size', 'L', '2'],
      ['', 'W', '3'],
    ]);
    expect(toSheet(table, detectHeader(table)).headings).toEqual(['Order', 'Size › L', 'Size › W']);
  });

  it('keeps columns aligned below a row that ends before a cell that spans it', async () => {
    const table = await read(
      `<table><tr><td>A<td rowspan=2>Mug<td rowspan=3>Acme<tr><td>B<tr><td>C<td>Cup<tr><td>D<td>Pot<td>Fjord
        <tr><td ROWSPAN=2>G<td colspan=2>Jar<td>1<tr><td>Jug<td>Lind<td>2</table><table><tr><td>E<td rowspan=9>Lid</table><table><tr><td>F<td>Pan</table>`,
    );
    expect(table.columns).toEqual([
      ['A', 'B', 'C', 'D', 'G', '', 'E', 'F'],
      ['Mug', '', 'Cup', 'Pot', 'Jar', 'Jug', 'Lid', 'Pan'],
      ['Acme', '', '', 'Fjord', '', 'Lind', '', ''],
      ['', '', '', '', '1', '2', '', ''],
    ]);
  });

  it('is read completely, in the encoding that it names', async () => {
    const gbk = Uint8Array.of(0xc9, 0xcc, 0xc6, 0xb7, 0xb1, 0xe0, 0xc2, 0xeb);
    const start = strToU8('<html><head><meta charset="gb2312"></head><table><tr><td>');
    const end = strToU8('</td></tr><tr><td>A-1</td></tr></table>');
    const table = await read(Uint8Array.from([...start, ...gbk, ...end]));
    expect(table.columns).toEqual([['商品编码', 'A-1']]);
    const rows = Array.from({ length: 5_000 }, (_, at) => `<tr><td>A${at}<td>Mug`).join('');
    expect((await read(`<table>${rows}</table>`)).rowCount).toBe(5_000);
    expect((await readHead(strToU8(`<table>${rows}</table>`))).rowCount).toBe(100);
  });

  it('is read quickly in any form', async () => {
    const hostile = `<table><tr><td>x${'<a =">'.repeat(200_000)}${'<b "\''.repeat(200_000)}`;
    const began = performance.now();
    await read(hostile);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

const workbook = (rows: string, more = '') => `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
  <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
  <Styles><Style ss:ID="Default"/><Style ss:ID="zip"><NumberFormat ss:Format="00000"/></Style>
  <Style ss:ID="day"><NumberFormat ss:Format="Short Date"/></Style><Style ss:ID="fix"><NumberFormat ss:Format="Fixed"/></Style></Styles>
  <Worksheet ss:Name="Notes"><Table/><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
  <Worksheet ss:Name="Orders &amp; more"><Table ss:ExpandedColumnCount="3">${rows}</Table></Worksheet>${more}</Workbook>`;

describe('a workbook in the XML of 2003', () => {
  it('is read cell by cell', async () => {
    const table = await read(
      workbook(`<Row><Cell><Data ss:Type="String">ZIP</Data></Cell><Cell ss:Index="3"><ss:Data ss:Type="String">A&#10;<B>bold</B></ss:Data></Cell></Row>
        <Row ss:Index="4"><Cell ss:StyleID="zip"><Data ss:Type="Number">1234</Data></Cell><Cell ss:StyleID="fix" ss:Formula="=IF(A1>1,2)"><Data ss:Type="Number">12.300000000000001</Data></Cell>
        <Cell><Data ss:Type="DateTime">2026-03-01T09:30:00.000</Data></Cell></Row>
        <Row><Cell ss:MergeAcross="1" ss:StyleID="day"><Data ss:Type="Number">46000</Data></Cell><Cell><Data ss:Type="Boolean">1</Data></Cell></Row>`),
    );
    expect(table).toMatchObject({ kind: 'xml', sheets: ['Orders & more'], sheet: 'Orders & more' });
    expect(Array.from(table.rowNumbers)).toEqual([1, 4, 5]);
    expect(table.columns).toEqual([
      ['ZIP', '01234', '2025-12-09'],
      ['', '12.3', ''],
      ['A\nbold', '2026-03-01 09:30:00', 'TRUE'],
    ]);
  });

  it('keeps the text of a cell that has a comment', async () => {
    const remark =
      '<Comment ss:Author="Ann"><ss:Data xmlns="http://www.w3.org/TR/REC-html40"><B>Ann:</B>&#10;old price</ss:Data></Comment>';
    const table = await read(
      workbook(
        `<Row><Cell><Data ss:Type="String">SKU</Data>${remark}</Cell><Cell><Data ss:Type="String">Name</Data></Cell></Row>
         <Row><Cell>${remark}<Data ss:Type="String">A</Data></Cell><Cell>${remark}</Cell><Cell><Data ss:Type="String">x</Data></Cell></Row>`,
      ),
    );
    expect(table.columns).toEqual([
      ['SKU', 'A'],
      ['Name', ''],
      ['', 'x'],
    ]);
  });

  it('displays numbers in the formats of their columns and of the parents of their styles', async () => {
    const number = (value: string, style = '') =>
      `<Cell${style}><Data ss:Type="Number">${value}</Data></Cell>`;
    const file = workbook(
      `<Column ss:Width="40"/><Column ss:StyleID="zip" ss:Span="1"/><Column ss:Index="5" ss:StyleID="child"/>
       <Row>${['12', '12', '12', '12', '12'].map((value) => number(value)).join('')}</Row>
       <Row ss:StyleID="Default">${number('12')}${number('12')}${number('12', ' ss:StyleID="zip"')}</Row>`,
    ).replace('</Styles>', '<Style ss:ID="child" ss:Parent="zip"><Font ss:Bold="1"/></Style></Styles>');
    expect((await read(file)).columns).toEqual([
      ['12', '12'],
      ['00012', '12'],
      ['00012', '00012'],
      ['12', ''],
      ['00012', ''],
    ]);
  });

  it('warns of numbers with more digits than a spreadsheet keeps', async () => {
    const numbers = ['4006381333931', '1234567890123456', '1.2345678901234567E16'];
    const rows = numbers.map((value) => `<Row><Cell><Data ss:Type="Number">${value}</Data></Cell></Row>`);
    expect((await read(workbook(rows.join('')))).warnings).toEqual([
      { code: 'long-number', rowNumber: 2, column: 0 },
      { code: 'long-number', rowNumber: 3, column: 0 },
    ]);
  });

  it('returns the requested sheet, and refuses one without rows', async () => {
    const two = workbook(
      '',
      '<Worksheet ss:Name="B"><Table><Row><Cell><Data ss:Type="String">x</Data></Cell></Row></Table></Worksheet>',
    );
    expect((await read(two)).sheet).toBe('B');
    await expect(read(two, { sheet: 'C' })).rejects.toHaveProperty('code', 'noSheet');
    await expect(read(workbook(''))).rejects.toHaveProperty('code', 'empty');
    await expect(read(`<?xml version="1.0"?><!DOCTYPE a><Workbook/>`)).rejects.toHaveProperty(
      'code',
      'damaged',
    );
  });
});

describe('a binary workbook', () => {
  const book = () => {
    const sheet = utils.aoa_to_sheet([
      ['SKU', 'Weight', 'Day'],
      [42, 12.5, 46000],
    ]);
    Object.assign(sheet['A2'] as object, { z: '"SKU-"0000' });
    Object.assign(sheet['C2'] as object, { z: 'yyyy-mm-dd' });
    return { SheetNames: ['Goods'], Sheets: { Goods: sheet } };
  };

  it('is read as an .xlsx is', async () => {
    const bytes = new Uint8Array(write(book(), { bookType: 'xlsb', type: 'array' }) as ArrayBuffer);
    const table = await read(bytes, { fileName: 'goods.xlsb' });
    expect(table.columns).toEqual([
      ['SKU', 'SKU-0042'],
      ['Weight', '12.5'],
      ['Day', '2025-12-09'],
    ]);
  });
});

it('an .xls warns of numbers with more digits than a spreadsheet keeps', async () => {
  const sheet = utils.aoa_to_sheet([['Barcode'], [1234567890123456], [4006381333931]]);
  const book = { SheetNames: ['A'], Sheets: { A: sheet } };
  const bytes = new Uint8Array(write(book, { bookType: 'biff8', type: 'array' }) as ArrayBuffer);
  expect((await read(bytes)).warnings).toEqual([{ code: 'long-number', rowNumber: 2, column: 0 }]);
});

describe('a workbook of the time before Unicode', () => {
  /** The writer only supports ASCII: it writes placeholders, which are replaced with the bytes of the code page. */
  const inCodePage = (page: number, encoding: string, text: string) => {
    const decoder = new TextDecoder(encoding);
    const byteOf = new Map(
      Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
    );
    const signs = '~'.repeat(text.length);
    const sheet = utils.aoa_to_sheet([
      ['SKU', signs],
      ['1', signs],
    ]);
    const book = { SheetNames: ['A'], Sheets: { A: sheet } };
    const bytes = new Uint8Array(write(book, { bookType: 'biff5', type: 'array' }) as ArrayBuffer);
    const view = new DataView(bytes.buffer);
    bytes.forEach((_, at) => {
      if (at + 6 <= bytes.length && view.getUint32(at, true) === 0x0002_0042)
        view.setUint16(at + 4, page, true);
      // The file also holds a timestamp, whose bytes may equal a placeholder.
      if (bytes.subarray(at, at + text.length).every((byte) => byte === 0x7e))
        bytes.set(
          Array.from(text, (sign) => byteOf.get(sign)!),
          at,
        );
    });
    return bytes;
  };

  it.each([
    [1251, 'windows-1251', 'Кружка'],
    [1253, 'windows-1253', 'Κούπα'],
    [1250, 'windows-1250', 'Żółty'],
    [1252, 'windows-1252', 'Größe'],
  ])('is read in its code page: %i', async (page, encoding, text) => {
    expect((await read(inCodePage(page, encoding, text))).columns).toEqual([
      ['SKU', '1'],
      [text, text],
    ]);
  });
});
