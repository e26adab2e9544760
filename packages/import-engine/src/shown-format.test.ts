import { expect, it } from 'vitest';
import { shownFormat, shownText } from './shown-format.ts';

const day = '2025-12-01';
const moment = '2025-02-03 14:05:09';

it.each(['0.00E+00', '##0.0E+0', '0E+0;-0E+0'])(
  'a number in the format %s keeps all its digits',
  (format) => {
    expect(shownText('12000', shownFormat(164, format, false)!)).toBe('12000');
  },
);

it.each([
  ['d-mmm', day, '1-Dec'],
  ['d\\-mmm;@', day, '1-Dec'],
  ['[$-409]d\\-mmm\\-yy;@', day, '1-Dec-25'],
  ['mmm-yy', day, 'Dec-25'],
  ['mmmm yyyy', day, 'December 2025'],
  ['m/d/yyyy', day, '12/1/2025'],
  ['mm/dd/yy', day, '12/01/25'],
  ['yyyy-mm-dd', day, '2025-12-01'],
  ['dd.mm.yyyy', day, '01.12.2025'],
  ['dddd, mmmm d, yyyy', day, 'Monday, December 1, 2025'],
  ['ddd', day, 'Mon'],
  ['yyyy"年"m"月"d"日"', day, '2025年12月1日'],
  ['m"月"d"日"', day, '12月1日'],
  ['m/d/yy h:mm', moment, '2/3/25 14:05'],
  ['h:mm:ss AM/PM', moment, '2:05:09 PM'],
  ['mm:ss', '00:05:09', '05:09'],
  ['h:mm', '14:05:00', '14:05'],
  ['[$-411]ge.m.d', day, day],
  ['d-mmm', 'DEC-1', 'DEC-1'],
])('a date in the format %s: %s is %s', (format, text, shown) => {
  expect(shownText(text, shownFormat(164, format, true)!)).toBe(shown);
});

it.each([
  ['#,##0', '12345', '12,345'],
  ['#,##0', '345', '345'],
  ['#,##0_);(#,##0)', '1234567', '1,234,567'],
  ['#,##0.00', '1234.50', '1,234.50'],
  ['#,##0', '-12345', '-12,345'],
  ['#,##0', 'A-12345', 'A-12345'],
])('thousands in the format %s: %s is %s', (format, text, shown) => {
  expect(shownText(text, shownFormat(164, format, false)!)).toBe(shown);
});

it.each([
  ['"#"0', '1001', '#1001'],
  ['\\#0', '1001', '#1001'],
  ['"No. "0', '1001', 'No. 1001'],
  ['0"-A"', '12', '12-A'],
  ['General"-EU"', '12', '12-EU'],
  ['[$-409]0\\-\\B', '12', '12-B'],
  ['0"号"', '12', '12号'],
  ['"#"0', '12.5', '12.5'],
  ['"#"0', 'A-12', 'A-12'],
])('a text around a number in the format %s: %s is %s', (format, text, shown) => {
  expect(shownText(text, shownFormat(164, format, false)!)).toBe(shown);
});

it.each(['0;-0;;@', '0_)', '#', '0', '0.00', '00000', '@', 'General', '0%', '#,##0 "g"', '"$"#,##0.00'])(
  'the format %s shows what is read',
  (format) => {
    expect(shownFormat(164, format, false)).toBeUndefined();
  },
);

it('formats without a code are known by their id', () => {
  expect(shownText(day, shownFormat(16, undefined, true)!)).toBe('1-Dec');
  expect(shownText(day, shownFormat(14, undefined, true)!)).toBe('12/1/2025');
  expect(shownText('12345', shownFormat(3, undefined, false)!)).toBe('12,345');
  // Of East Asian programs; they show something else in each language.
  expect(shownFormat(31, undefined, true)).toBeUndefined();
});
