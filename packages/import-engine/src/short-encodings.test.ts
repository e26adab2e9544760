import { expect, it } from 'vitest';
import type { CsvEncoding } from './csv-encoding.ts';
import { readCsv } from './read-csv.ts';
import { encoded } from './testing/encoded.ts';

/** A file of ASCII with one text in another encoding. */
const fileWith = (text: string, encoding: CsvEncoding) =>
  encoded(`SKU,Name,Price\r\nA-1,Pan,12.50\r\nA-2,${text},3\r\n`, encoding);

it.each<[CsvEncoding, string]>([
  ['windows-1252', 'Ann’s mug'],
  ['windows-1252', 'l’eau'],
  ['windows-1252', '…more'],
  ['windows-1252', 'Tea—green'],
  ['windows-1252', 'naïve Kürbis'],
  ['windows-1252', '±5 Élan'],
  ['gb18030', '耳机'],
  ['gb18030', '键盘'],
  ['gb18030', '袜子'],
  ['gb18030', '加急'],
  ['gb18030', '女装'],
  ['gb18030', '收纳盒'],
  ['big5', '耳機'],
  ['big5', '玩具'],
  ['shift_jis', '北海道'],
  ['shift_jis', '花子'],
  ['windows-1251', 'чай'],
  ['windows-1250', 'Gdańsk'],
  ['utf-8', 'Café'],
  ['utf-8', 'чай'],
])('a file with few characters of %s is read in it: %s', (encoding, text) => {
  const table = readCsv(fileWith(text, encoding));
  expect(table.encoding).toBe(encoding);
  expect(table.columns[1]?.[2]).toBe(text);
});

it('a file that may be in another encoding is reported', () => {
  const table = readCsv(fileWith('20 €', 'iso-8859-15'));
  expect(table.columns[1]?.[2]).not.toBe('20 €');
  expect(table.garbled).toBeTruthy();
});

it.each(['Große PrénomÉlève, Müller', 'STRASSE GRÖSSE, ÉCOLE À PARIS', 'Éva Öztürk, Åsa Ünal'])(
  'capitals of Western text are not reported: %s',
  (text) => {
    expect(readCsv(fileWith(text, 'windows-1252')).garbled ?? null).toBeNull();
  },
);
