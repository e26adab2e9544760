import { CFB, utils, write } from '@e965/xlsx';

/** A malicious or unsupported file, and a word of the expected refusal. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  says: RegExp;
}

const text = (content: string) => new Uint8Array(Buffer.from(content));
const bytesOf = (written: unknown) => new Uint8Array(written as ArrayBuffer);

/** An OLE2 file with these streams, as Office writes protected files. */
function ole(streams: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    CFB.utils.cfb_add(container, name, Buffer.from(content));
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}

function workbook(sheets: Record<string, unknown[][]>, bookType: 'xlsx' | 'biff8'): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return bytesOf(write(book, { type: 'array', bookType, compression: true }));
}

/** A workbook whose first sheet is this XML. */
function workbookOf(sheetXml: string | Buffer): Uint8Array<ArrayBuffer> {
  const container = CFB.read(Buffer.from(workbook({ Goods: [['SKU']] }, 'xlsx')), { type: 'buffer' });
  const sheet =
    container.FileIndex[container.FullPaths.findIndex((path: string) => path.endsWith('sheet1.xml'))]!;
  sheet.content = Buffer.from(sheetXml);
  return new Uint8Array(
    CFB.write(container, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer,
  );
}

/** An .xls with a FILEPASS record after its first record, like a password-protected workbook. */
function lockedXls(): Uint8Array<ArrayBuffer> {
  const container = CFB.read(Buffer.from(workbook({ Goods: [['SKU'], ['A-1']] }, 'biff8')), {
    type: 'buffer',
  });
  const stream = Buffer.from(CFB.find(container, 'Workbook')!.content as Uint8Array);
  const first = 4 + stream.readUInt16LE(2);
  const filePass = Buffer.from([0x2f, 0, 6, 0, 0, 0, 0x34, 0x12, 0x78, 0x56]);
  return ole({ Workbook: Buffer.concat([stream.subarray(0, first), filePass, stream.subarray(first)]) });
}

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const cell = (content: string) => `<row r="1"><c t="inlineStr"><is><t>${content}</t></is></c></row>`;
const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const whole = workbook({ Goods: Array.from({ length: 500 }, (_, at) => [`SKU ${at * 7919}`, at]) }, 'xlsx');
const wholeXls = workbook(
  { Goods: Array.from({ length: 500 }, (_, at) => [`SKU ${at * 7919}`, at]) },
  'biff8',
);
const entities = `<!DOCTYPE w [<!ENTITY a "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
).join('')}]>`;

/** Files that are refused, each created here, which takes a moment. */
export const hostileFiles = (): Record<string, HostileFile> => ({
  'a zip bomb': {
    name: 'bomb.xlsx',
    bytes: workbookOf(sheet(cell('x') + ' '.repeat(80 * 1024 * 1024))),
    says: /unpacks to more than 50 times/,
  },
  'a billion laughs': {
    name: 'laughs.xlsx',
    bytes: workbookOf(`<?xml version="1.0"?>${entities}${sheet(cell('&j;'))}`),
    says: /damaged/,
  },
  'a document type with an outside entity': {
    name: 'outside.xlsx',
    bytes: workbookOf(
      `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>${sheet(cell('&x;'))}`,
    ),
    says: /damaged/,
  },
  'an encrypted .xlsx': {
    name: 'locked.xlsx',
    bytes: ole({ EncryptionInfo: new Uint8Array(200), EncryptedPackage: new Uint8Array(9_000).fill(7) }),
    says: /protected by a password/,
  },
  'an encrypted .xls': { name: 'locked.xls', bytes: lockedXls(), says: /protected by a password/ },
  'half an .xlsx': {
    name: 'half.xlsx',
    bytes: whole.slice(0, whole.length / 2),
    says: /end of the file is missing/,
  },
  'half an .xls': {
    name: 'half.xls',
    bytes: wholeXls.slice(0, 900),
    says: /end of the file is missing|damaged|has no rows/,
  },
  'a picture named .csv': { name: 'photo.csv', bytes: Uint8Array.from(png), says: /a picture/ },
  'a web page named .xlsx': {
    name: 'page.xlsx',
    bytes: text('<!DOCTYPE html><html><body><p>Please sign in.</p></body></html>'),
    says: /a web page/,
  },
  'an empty file': { name: 'empty.csv', bytes: new Uint8Array(), says: /has no rows/ },
  'a workbook without cells': {
    name: 'empty.xlsx',
    bytes: workbook({ Goods: [] }, 'xlsx'),
    says: /has no rows/,
  },
  'a million empty rows': {
    name: 'rows.xlsx',
    bytes: workbookOf(sheet(Array.from({ length: 1_048_576 }, (_, at) => `<row r="${at + 1}"/>`).join(''))),
    says: /has no rows|unpacks to more than/,
  },
  'a million empty columns': {
    name: 'columns.csv',
    bytes: text(`${','.repeat(1_000_000)}\n`),
    says: /has no rows/,
  },
  'thousands of empty sheets': {
    name: 'sheets.xlsx',
    bytes: workbook(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`S${at}`, []])), 'xlsx'),
    says: /has no rows/,
  },
});
