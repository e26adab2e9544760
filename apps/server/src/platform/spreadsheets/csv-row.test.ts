import { describe, expect, it } from 'vitest';
import { csvRow } from './csv-row.ts';

describe('a row of comma-separated values', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['=HYPERLINK("http://evil.test";"x")', `"'=HYPERLINK(""http://evil.test"";""x"")"`],
    ['+49 30 1234', `'+49 30 1234`],
    ['-2+3+cmd', `'-2+3+cmd`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['  =1', `'  =1`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    // To Excel of a locale that separates by semicolons, the quote is inside of the first cell of the line.
    ['a;=1+1', `"a;'=1+1"`],
    ['a; =1+1', `"a; '=1+1"`],
    ['a\t@SUM(A1)', `"a\t'@SUM(A1)"`],
    ['a;-SUM(A1)', `"a;'-SUM(A1)"`],
    ["a;+1+cmd|' /C calc'!A0", `"a;'+1+cmd|' /C calc'!A0"`],
    ['a\n＝1;b', `"a\n'＝1;b"`],
  ])('never holds a live formula: %j (decision D8)', (given, written) => {
    expect(csvRow([given])).toBe(`${written}\r\n`);
  });

  it.each([
    ['-12.50', '-12.50'],
    [-12.5, '-12.5'],
    ['007', '007'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a|b', '"a|b"'],
    ['5" pipe', '"5"" pipe"'],
    ['two\nlines', '"two\nlines"'],
    ['Stool\n- washable (30°)\n- oak; -10 %', '"Stool\n- washable (30°)\n- oak; -10 %"'],
    ['', ''],
    [null, ''],
    ['中文', '中文'],
  ])('keeps %j as it is', (given, written) => {
    expect(csvRow([given])).toBe(`${written}\r\n`);
  });
});
