import { describe, expect, it } from 'vitest';
import { numberText } from './number-text.ts';
import { readSheet } from './read-sheet.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

describe('a number of a workbook', () => {
  it.each([
    ['1.500000E+01', '15'],
    ['8.0E0', '8'],
    ['1.50E1', '15'],
    ['1.5000000000000000E+01', '15'],
    ['4.0063813339310002E12', '4006381333931'],
    ['4.006381333931E12', '4006381333931'],
    ['4006381333931.0', '4006381333931'],
    ['8.9E+11', '890000000000'],
    ['1.25e+1', '12.5'],
    ['1.5e-1', '0.15'],
    ['15000E-3', '15'],
    ['1E2', '100'],
    ['1e0', '1'],
    ['+1.5', '1.5'],
    ['.5E1', '5'],
    ['5.', '5'],
    ['-2.50E+00', '-2.5'],
    ['-0.0E0', '0'],
    ['0.000000E+00', '0'],
    ['1.20', '1.2'],
    ['0.1', '0.1'],
    ['12.300000000000001', '12.3'],
    ['0.30000000000000004', '0.3'],
    ['1.2300000000000001E1', '12.3'],
    ['1E-7', '0.0000001'],
    ['12345678901234567', '12345678901234567'],
    ['1.2345678901234567E16', '12345678901234567'],
    ['1E20', '100000000000000000000'],
    [' 15 ', '15'],
    ['\n1.5E1\n', '15'],
  ])('is exact in any spelling: %j is %s', (raw, text) => {
    expect(numberText(raw)).toBe(text);
  });

  it.each(['', '1,5', 'NaN', '0x10', '1E', '1E+99999', '--1', '.'])(
    'is left as it is where it is none: %j',
    (raw) => {
      expect(numberText(raw)).toBe(raw);
    },
  );

  it('has a warning where a spelled-out exponent has more digits than a spreadsheet keeps', async () => {
    const table = await readSheet(sheetByHand('<row r="1"><c><v>1.2345678901234567E16</v></c></row>'));
    expect(table.columns).toEqual([['12345678901234567']]);
    expect(table.warnings).toEqual([{ code: 'long-number', rowNumber: 1, column: 0 }]);
  });
});
