import { expect, it } from 'vitest';
import { enteredUnits, joinedCodes, scannedText } from './scan-rules.ts';

it.each([
  ['ＳＫＵ－１２３', 'SKU-123'],
  ['　Ａ－０１ ', 'A-01'],
  [' mug ', 'mug'],
  ['杯子-１', '杯子-1'],
])('%s is read as %s', (typed, code) => {
  expect(scannedText(typed)).toBe(code);
});

const known = ['MUG', 'MUG-BLUE', '4006381333931', 'A-01', 'A-01-2'];

it.each([
  ['MUG4006381333931', ['MUG', '4006381333931']],
  ['mugMUG-blue', ['mug', 'MUG-blue']],
  ['MUG A-01', ['MUG', 'A-01']],
  ['MUGMUGMUG', ['MUG', 'MUG', 'MUG']],
  ['A-01-2A-01', ['A-01-2', 'A-01']],
  ['1Z999AA101234567841Z999AA10123456784', ['1Z999AA10123456784', '1Z999AA10123456784']],
])('%s is several scans', (text, codes) => {
  expect(joinedCodes(text, known)).toEqual(codes);
});

it.each(['MUG', 'mug-blue', 'A-01-2', 'MUG-BLUE-XL', 'CUPCUP', '1Z999AA10123456784', '12121212', ''])(
  '"%s" is one scan',
  (text) => {
    expect(joinedCodes(text, known)).toBeNull();
  },
);

it('a code that only looks like two others is itself', () => {
  expect(joinedCodes('MUGCUP', ['MUG', 'CUP', 'MUGCUP'])).toBeNull();
});

it('an emptied quantity is no number', () => {
  expect(enteredUnits(0)).toBe(0);
  expect(() => enteredUnits(null)).toThrow('The quantity is empty');
});
