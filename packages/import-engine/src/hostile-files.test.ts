import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportFault } from './import-fault.ts';
import { readHead, readSheet } from './read-sheet.ts';
import { refused, row } from './testing/refused-file.ts';
import { sheetByHand, workbookByHand } from './testing/workbook-by-hand.ts';

/** A zip whose flag says that its entries are encrypted. */
function withFlag(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  for (let at = 0; at + 4 < copy.length; at += 1) {
    if (copy[at] !== 0x50 || copy[at + 1] !== 0x4b) continue;
    if (copy[at + 2] === 1 && copy[at + 3] === 2) copy[at + 8]! |= 1;
  }
  return copy;
}

describe('a file that is not a spreadsheet', () => {
  it('is rejected by its name before it is read', async () => {
    expect(await refused(strToU8('a,b\n1,2'), { fileName: 'products.pdf' })).toHaveProperty(
      'code',
      'onlyFileType',
    );
    expect(await refused(strToU8('a,b\n1,2'), { fileName: 'products.csv.exe' })).toHaveProperty(
      'code',
      'onlyFileType',
    );
  });

  it.each([
    ['a PDF', strToU8('%PDF-1.7 …'), 'PDF'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'picture'],
    ['a web page without a table', strToU8('\n<html><body><p>Please sign in.</p></body></html>'), 'web page'],
    ['XML of something else', strToU8('<?xml version="1.0"?><products/>'), 'XML'],
    ['a web page of a mail', strToU8('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'web page'],
    [
      'a web page as a browser saves it',
      strToU8(
        'From: <Saved by Blink>\r\nSubject: Orders, 3\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html"',
      ),
      'web page',
    ],
    ['JSON', strToU8('[{"sku": "1"}]'), 'JSON'],
    ['random bytes', Uint8Array.from({ length: 400 }, (_, at) => (at * 37 + 11) % 32), 'binary'],
    ['a zip of something else', zipSync({ 'readme.txt': strToU8('hi') }), 'archive'],
    [
      'an OpenDocument sheet',
      zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') }),
      'OpenDocument',
    ],
    ['a text document', zipSync({ 'word/document.xml': strToU8('<x/>') }), 'text document'],
  ])('despite its name: %s', async (_name, bytes, named) => {
    const fault = await refused(bytes, { fileName: 'products.xlsx' });
    expect(fault.code).toBe('mislabelled');
    expect(fault.text.message).toContain(named);
  });

  it('is still read when it is a spreadsheet under another spreadsheet’s name', async () => {
    const table = await readSheet(strToU8('sku,name\n1,Mug'), { fileName: 'products.XLSX' });
    expect(table.kind).toBe('csv');
    expect((await readSheet(sheetByHand(row('x')), { fileName: 'products.csv' })).kind).toBe('xlsx');
  });
});

describe('an empty file', () => {
  it.each([
    ['no bytes', new Uint8Array()],
    ['only a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf)],
    ['only delimiters and blanks', strToU8(',,,\n , ,\n\n')],
    ['a workbook without cells', sheetByHand('')],
    ['a workbook of blanks', sheetByHand(row('   '))],
  ])('is distinguished from a damaged one: %s', async (_name, bytes) => {
    expect(await refused(bytes)).toHaveProperty('code', 'empty');
  });
});

it('an OLE2 file without a workbook is damaged, not protected', async () => {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  expect(await refused(bytes)).toHaveProperty('code', 'damaged');
});

describe('a protected file', () => {
  it('is an OLE2 file with an encrypted package', async () => {
    const bytes = new Uint8Array(2048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const [at, letter] of Array.from('EncryptedPackage').entries())
      bytes[1024 + 128 + at * 2] = letter.charCodeAt(0);
    expect(await refused(bytes)).toHaveProperty('code', 'encrypted');
  });

  it('is a zip with encrypted entries', async () => {
    expect(await refused(withFlag(sheetByHand(row('x'))))).toHaveProperty('code', 'encrypted');
  });
});

describe('a file that ends too early or is damaged', () => {
  const whole = sheetByHand(
    Array.from({ length: 5000 }, (_, at) => row(`text ${at * 7919}`, at + 1)).join(''),
  );

  it('is a workbook cut anywhere', async () => {
    for (const share of [0.1, 0.5, 0.9, 0.999]) {
      expect(await refused(whole.subarray(0, Math.floor(whole.length * share)))).toHaveProperty(
        'code',
        'truncated',
      );
    }
  });

  it('is an .xls cut in the middle', async () => {
    const workbook = utils.book_new();
    const cells = Array.from({ length: 2000 }, (_, at) => [`row ${at}`, at]);
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(cells), 'S');
    const bytes = new Uint8Array(write(workbook, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
    const fault = await readSheet(bytes.subarray(0, 700)).catch((reason: unknown) => reason);
    expect(fault).toBeInstanceOf(ImportFault);
  });

  it('is a workbook with any byte flipped: read or rejected, never anything else', async () => {
    const outcomes = new Set<unknown>();
    for (let at = 0; at < 200; at += 1) {
      const bytes = whole.slice();
      bytes[(at * 7_368_787) % bytes.length]! ^= 0xff;
      const outcome = readHead(bytes).then(
        () => 'read',
        (reason: unknown) => (reason instanceof ImportFault ? 'refused' : reason),
      );
      outcomes.add(await outcome);
    }
    expect(outcomes).toEqual(new Set(['read', 'refused']));
  }, 60_000);

  it('is a sheet whose XML breaks off', async () => {
    expect(
      await refused(
        sheetByHand('', {
          parts: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1' },
        }),
      ),
    ).toHaveProperty('code', 'truncated');
  });
});

describe('a workbook that means harm', () => {
  it('may not declare entities', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>';
    expect(await refused(sheetByHand('', { parts: { 'xl/worksheets/sheet1.xml': bomb } }))).toHaveProperty(
      'code',
      'damaged',
    );
  });

  it(
    'may not unpack to more than 50 times its size, even if it declares other sizes',
    { timeout: 60_000 },
    async () => {
      const bytes = sheetByHand(`<row r="1"><c><v>1</v></c></row>${' '.repeat(70 * 1024 * 1024)}`);
      const view = new DataView(bytes.buffer);
      for (let at = 0; at + 46 < bytes.length; at += 1) {
        if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
      }
      expect(await refused(bytes)).toHaveProperty('code', 'zipBomb');
    },
  );

  it('may not repeat one long string into gigabytes', { timeout: 60_000 }, async () => {
    const cells = Array.from(
      { length: 40_000 },
      (_, at) => `<row r="${at + 1}"><c t="s"><v>0</v></c></row>`,
    ).join('');
    expect(
      await refused(sheetByHand(cells, { sharedStrings: `<si><t>${'x'.repeat(10_000)}</t></si>` })),
    ).toHaveProperty('code', 'zipBomb');
  });

  it('may not use the names of built-in properties as headings', async () => {
    const table = await readSheet(strToU8('__proto__,constructor,toString\npolluted,1,2\n'));
    expect(table.columns[0]).toEqual(['__proto__', 'polluted']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('may have a million empty columns', async () => {
    const cells = Array.from({ length: 16_384 }, () => '<c s="1"/>').join('');
    const bytes = workbookByHand({
      sheets: [{ name: 'S', data: `<row r="1">${cells}</row>${row('x', 2)}` }],
    });
    expect((await readSheet(bytes)).columns).toEqual([['x']]);
    const commas = strToU8(`sku${','.repeat(1_000_000)}\nA1\n`);
    expect((await readSheet(commas)).columns).toEqual([['sku', 'A1']]);
  });
});
