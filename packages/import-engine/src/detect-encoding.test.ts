import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvEncodings } from './csv-encoding.ts';
import { detectEncoding } from './detect-encoding.ts';
import { garbledPart } from './garbled-text.ts';
import { readCsv } from './read-csv.ts';
import { readSheet } from './read-sheet.ts';
import { encoded } from './testing/encoded.ts';

const simplified =
  '商品编码,商品名称,长度,宽度,单位\r\n00123,陶瓷马克杯 蓝色,10,8.5,厘米/千克\r\n00124,可充电台灯,32,14,厘米/千克\r\n';
const traditional =
  '商品編號,商品名稱,長度,寬度,單位\r\n00123,陶瓷馬克杯 藍色,10,8.5,公分\r\n00124,可充電檯燈,32,14,公分\r\n';
const japanese =
  '商品コード,商品名,長さ,幅,単位\r\n00123,マグカップ 青,10,8.5,cm\r\n00124,充電式デスクライト,32,14,cm\r\n';
const western =
  'SKU;Größe;Prénom;Preis\r\n00123;Große Tasse, blau;Café crème;2,50 €\r\n00124;Niño’s Lámpara;À côté;3,10 £\r\n';

describe('the encoding of a CSV', () => {
  it('stays UTF-8 where a single byte of another encoding has strayed into it, with a warning', () => {
    const text = 'SKU,Product name\nA,Café Größe\nB,Pot ~ big\nC,Crème brûlée\n';
    const bytes = strToU8(text).map((byte) => (byte === 0x7e ? 0x96 : byte));
    const table = readCsv(bytes);
    expect(table).toMatchObject({ encoding: 'utf-8', garbled: 'Pot \ufffd big' });
    expect(table.columns[1]).toEqual(['Product name', 'Café Größe', 'Pot \ufffd big', 'Crème brûlée']);
  });

  it.each([0xa4, 0xe9, 0x96])('does not become another script because of a single letter: %i', (byte) => {
    const bytes = strToU8('SKU,Product name,Note\nA,Pan,12 ~\n').map((one) => (one === 0x7e ? byte : one));
    expect(detectEncoding(bytes, true)).toBe('windows-1252');
  });

  it.each([
    ['utf-8', simplified],
    ['utf-16le', simplified],
    ['utf-16be', western],
    ['gb18030', simplified],
    ['big5', traditional],
    ['shift_jis', japanese],
    ['windows-1252', western],
  ] as const)('is found without a mark: %s', (encoding, text) => {
    // UTF-16 that is mostly Chinese has few zeros; programs write it with a mark, so this detects Western text only.
    const source = encoding === 'utf-16le' ? western : text;
    const bytes = encoded(source, encoding);
    expect(new TextDecoder(encoding).decode(bytes)).toBe(source);
    expect(detectEncoding(bytes, true)).toBe(encoding);
    const sheet = readCsv(bytes);
    expect(sheet.columns[1]?.[1]).toBe(source.split('\r\n')[1]?.split(sheet.delimiter!)[1]);
  });

  it.each([
    ['utf-16le', simplified],
    ['utf-16be', simplified],
    ['utf-16le', traditional],
    ['utf-16be', japanese],
    ['utf-16le', 'SKU,一\r\n1,一二三\r\n'],
    ['utf-16be', '\tА\r\n1\tКружка\r\n'],
  ] as const)('of UTF-16 is found without a mark in texts of other scripts: %s %j', (encoding, text) => {
    expect(detectEncoding(encoded(text, encoding), true)).toBe(encoding);
    expect(readCsv(encoded(text, encoding)).encoding).toBe(encoding);
  });

  it('is not taken for UTF-16 because of a few zeros', () => {
    const text = `SKU,Name\r\n${'A-1,Mug with\0zeros in it and much text around them\r\n'.repeat(20)}`;
    expect(detectEncoding(strToU8(text), true)).toBe('utf-8');
    expect(readCsv(strToU8(text)).columns[0]?.[1]).toBe('A-1');
  });

  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ] as const)('is recognized by its mark, which is not part of the first heading: %s', (encoding, mark) => {
    const bytes = Uint8Array.from([...mark, ...encoded(simplified, encoding)]);
    const sheet = readCsv(bytes);
    expect(sheet.encoding).toBe(encoding);
    expect(sheet.columns[0]?.[0]).toBe('商品编码');
  });

  it.each([
    ['gb18030', 'SKU,Name,Note\r\n1,Mug,中国制造\r\n'],
    ['gb18030', 'SKU,品名\r\n1,杯\r\n'],
    ['windows-1252', 'sku,name\r\n1,Café\r\n'],
    ['windows-1252', 'sku,name,size\r\n1,Jalapeño,5½ in × 10°\r\n'],
    ['shift_jis', 'sku,商品名\r\n1,ｶｯﾌﾟ カップ\r\n'],
    ['big5', 'SKU,品名,產地\r\n1,馬克杯,台灣\r\n'],
  ] as const)('is found from a few characters: %s %j', (encoding, text) => {
    expect(detectEncoding(encoded(text, encoding), true)).toBe(encoding);
  });

  it.each([
    ['windows-1251', 'Артикул;Наименование;Вес\r\nКР-1;Кружка керамическая синяя;0,35\r\n'],
    ['windows-1251', 'SKU;Name\r\n1;ЛАМПА НАСТОЛЬНАЯ\r\n'],
    ['koi8-r', 'Артикул;Наименование;Вес\r\nКР-1;Кружка керамическая синяя;0,35\r\n'],
    ['ibm866', 'Артикул;Наименование;Вес\r\nКР-1;Кружка керамическая синяя;0,35\r\n'],
    ['windows-1253', 'Κωδικός;Όνομα προϊόντος\r\n1;Κεραμική κούπα μπλε\r\n'],
    ['windows-1250', 'Kod;Nazwa;Długość\r\n1;Kubek żółty, ręcznie malowany;12\r\n'],
    ['windows-1250', 'Kód;Název;Šířka\r\n1;Keramický hrnek, světle růžový;8\r\n'],
    ['windows-1250', 'Cikkszám;Megnevezés\r\n1;Kerámia bögre, zöld, kézzel festett, hőálló\r\n'],
    ['iso-8859-2', 'Kod;Nazwa;Długość\r\n1;Kubek żółty, ręcznie malowany, śliczny;12\r\n'],
    ['windows-1254', 'Stok kodu;Ürün adı\r\n1;Mavi seramik kupa, ağır, ışıklı\r\n'],
    ['windows-1255', 'SKU,שם המוצר\r\n1,ספל קרמיקה כחול\r\n'],
    ['windows-1256', 'SKU,اسم المنتج\r\n1,كوب سيراميك أزرق\r\n'],
    ['windows-874', 'SKU,ชื่อสินค้า\r\n1,แก้วเซรามิกสีน้ำเงิน\r\n'],
    ['windows-1257', 'SKU;Nosaukums\r\n1;Keramikas krūze, zilā krāsā, lielā\r\n'],
    ['euc-kr', 'SKU,상품명\r\n1,파란색 도자기 머그컵\r\n'],
    ['euc-jp', '商品コード,商品名\r\n1,マグカップ 青 説明\r\n'],
    ['macintosh', 'SKU;Größe;Prénom\r\n1;Große Tasse, süß;Café crème\r\n'],
    ['windows-1252', 'Varenr;Navn\r\n1;Blå krus på fod, køkken, æske\r\n'],
    ['windows-1252', 'Codice;Descrizione\r\n1;Tazza più alta, qualità, perché è così\r\n'],
    ['windows-1252', 'Código;Descrição\r\n1;Caneca de cerâmica, edição não numerada\r\n'],
    ['windows-1252', 'Koodi;Nimi\r\n1;Sininen muki, käsintehty, öljytty pöytä\r\n'],
    ['windows-1252', 'sku,name\r\n1,Ørsted’s “Mug” – 20° × 5½\r\n'],
  ] as const)('is found by the letters of its languages: %s %j', (encoding, text) => {
    const bytes = encoded(text, encoding);
    expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
    expect(detectEncoding(bytes, true)).toBe(encoding);
  });

  it('is found by its escape sequences: iso-2022-jp, whose bytes are all ASCII', async () => {
    const shifted = [0x1b, 0x24, 0x42, 0x3e, 0x26, 0x49, 0x4a, 0x1b, 0x28, 0x42];
    const bytes = Uint8Array.from([...strToU8('SKU,'), ...shifted, ...strToU8('\r\n1,Mug\r\n')]);
    const table = await readSheet(bytes, { fileName: 'goods.csv' });
    expect(table).toMatchObject({
      encoding: 'iso-2022-jp',
      columns: [
        ['SKU', '1'],
        ['商品', 'Mug'],
      ],
    });
  });

  it('is found when the first non-ASCII character comes late', () => {
    const plain = 'sku,name\r\n'.padEnd(2_000_000, 'x,y\r\n');
    expect(detectEncoding(encoded(`${plain}\r\n1,陶瓷马克杯\r\n`, 'gb18030'), true)).toBe('gb18030');
    expect(detectEncoding(encoded(`${plain}\r\n1,Großer Becher\r\n`, 'windows-1252'), true)).toBe(
      'windows-1252',
    );
  });

  it('is UTF-8 even if the sample ends inside a character', () => {
    expect(detectEncoding(strToU8('名称').subarray(0, 5), false)).toBe('utf-8');
    expect(detectEncoding(strToU8('sku,name\n1,plain'), true)).toBe('utf-8');
  });

  it('can be overridden by any that can be chosen', () => {
    for (const encoding of csvEncodings) {
      const bytes = encoded('sku,name\r\n1,Mug\r\n', encoding);
      expect(readCsv(bytes, { encoding }).columns).toEqual([
        ['sku', '1'],
        ['name', 'Mug'],
      ]);
    }
  });

  it.each([
    ['ibm437', [0x47, 0x72, 0x94, 0xe1, 0x65, 0x20, 0x9b], 'Größe ¢'],
    ['ibm850', [0x47, 0x72, 0x94, 0xe1, 0x65, 0x20, 0x9b], 'Größe ø'],
    ['ibm852', [0xbd, 0xfd, 0x88, 0x9c], 'Żřłť'],
  ] as const)('may be a code page of MS-DOS: %s', (encoding, letters, text) => {
    const bytes = Uint8Array.from([...strToU8('sku,'), ...letters, ...strToU8('\n1,Mug\n')]);
    expect(readCsv(bytes, { encoding }).columns[1]).toEqual([text, 'Mug']);
  });

  it('stays UTF-8 when one late byte is broken', () => {
    const bytes = Uint8Array.from([...strToU8(simplified.repeat(20)), 0xff, 44, 49]);
    expect(detectEncoding(bytes, true)).toBe('utf-8');
  });

  it.each([
    ['longer than it need be', [0xc0, 0xaf]],
    ['three bytes longer than need be', [0xe0, 0x80, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['beyond the last character', [0xf4, 0x90, 0x80, 0x80]],
    ['without its last byte', [0xe4, 0xb8, 0x2c]],
  ])('is not UTF-8 where a character is %s', (_, bytes) => {
    expect(detectEncoding(Uint8Array.from([65, ...bytes, 65]), true)).not.toBe('utf-8');
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('is found at any position in a larger buffer: from %i on', (from) => {
    const text = strToU8(simplified);
    for (const length of [1, 2, 3, 5, text.length]) {
      const buffer = new Uint8Array(from + length);
      buffer.set(text.subarray(0, length), from);
      expect(detectEncoding(buffer.subarray(from), false)).toBe('utf-8');
    }
  });
});

describe('text that was read in a wrong encoding', () => {
  it.each([
    ['UTF-8 as Western', 'utf-8', 'windows-1252', 'Café crème'],
    ['UTF-8 as Western, signs', 'utf-8', 'windows-1252', 'Ann O’Neil'],
    ['Western as UTF-8', 'windows-1252', 'utf-8', 'Café crème'],
    ['Chinese as UTF-8', 'gb18030', 'utf-8', '陶瓷马克杯'],
  ] as const)('is reported with an excerpt: %s', (_, written, read, text) => {
    const bytes = encoded(`sku,name\r\n1,${text}\r\n`, written);
    const { garbled } = readCsv(bytes, { encoding: read });
    expect(garbled).toBeTruthy();
    expect(garbled).not.toContain('sku');
    expect(readCsv(bytes, { encoding: written }).garbled).toBeUndefined();
  });

  it('is reported for a file that was saved garbled, in any encoding', () => {
    expect(readCsv(strToU8('sku,name\r\n1,CafÃ© crÃ¨me\r\n')).garbled).toBe('CafÃ© crÃ¨me');
    expect(garbledPart('锟斤拷锟斤拷')).toBe('锟斤拷锟斤拷');
  });

  it.each(['São Paulo', 'Â la carte', 'NÃO', 'Ângela', 'naïve', '½ × 3', '陶瓷马克杯', 'Ørsted’s “Mug”'])(
    'is not seen in %s',
    (text) => {
      expect(garbledPart(text)).toBeUndefined();
    },
  );
});
