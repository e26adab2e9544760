import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultKind } from '../fault-kind.ts';
import { orderFix, productFix, told } from '../testing/fix-of.ts';
import { isGuess } from './cell-fix.ts';
import { proposeFix } from './propose-fix.ts';

describe('a choice', () => {
  it.each([
    ['originCountry', 'USA', 'spelling: US'],
    ['originCountry', 'VNM', 'spelling: VN'],
    ['originCountry', ' united\u00a0 states ', 'spelling: US'],
    ['originCountry', 'Germny', 'closest: DE'],
    ['originCountry', 'Untied States', 'closest: US'],
    ['originCountry', 'XX', undefined],
    ['originCountry', 'N/A', 'blank: '],
    ['unit', 'LBS', 'spelling: in/lb'],
    ['unit', 'N/A', undefined],
    ['batteryFlag', 'TRUE', 'spelling: Yes'],
    ['batteryFlag', 'ｎ', 'spelling: No'],
    ['packageType', 'Redy to ship', 'closest: Ready To Ship'],
  ])('%s %j → %s', (key, text, wanted) => {
    expect(told(productFix(key, text))).toBe(wanted);
  });
});

it('nothing is read from a cell longer than any number, choice or address', () => {
  const blanks = ' '.repeat(600);
  expect(productFix('purchasingCost', `$${blanks}12.50`)).toBeUndefined();
  expect(productFix('originCountry', `United${blanks}States`)).toBeUndefined();
  expect(orderFix('senderEmail', `mailto:${blanks}ann@example.com`)).toBeUndefined();
});

describe('a number', () => {
  it.each([
    ['purchasingCost', '$12.50', 'currency: 12.50'],
    ['purchasingCost', '€ 8,5', 'foreign-currency+decimal-comma: 8.5'],
    ['purchasingCost', '12 USD', 'currency: 12'],
    ['purchasingCost', '1,234.5', 'separators: 1234.5'],
    ['purchasingCost', '1.234,5', 'separators+decimal-comma: 1234.5'],
    ['purchasingCost', "1'234'567.5", 'separators: 1234567.5'],
    ['purchasingCost', '１２．５', 'width: 12.5'],
    ['purchasingCost', '3。5', 'width: 3.5'],
    ['purchasingCost', '12\u200b.5', 'spaces: 12.5'],
    ['purchasingCost', '1.2345', 'round: 1.23'],
    ['purchasingCost', '0.995', 'round: 1'],
    ['purchasingCost', '1234.567', 'round: 1234.57'],
    ['purchasingCost', '$1,234.567', 'currency+separators+round: 1234.57'],
    ['purchasingCost', '12,5', 'decimal-comma: 12.5'],
    ['purchasingCost', '#N/A', 'blank: '],
    ['purchasingCost', '-5', undefined],
    ['purchasingCost', 'ten', undefined],
    ['purchasingCost', '1,2,3', undefined],
    ['length', 'N/A', undefined],
    ['length', '12½', 'fraction: 12.5'],
    ['length', '12 1/2', 'fraction: 12.5'],
    ['length', '0', undefined],
    ['qtyInOnePackage', '12 pcs', 'unit: 12'],
    ['qtyInOnePackage', '12,0', 'decimal-comma: 12'],
    ['qtyInOnePackage', '1.5', undefined],
    ['qtyInOnePackage', '1,200', 'separators: 1200'],
    ['qtyInOnePackage', '1.234', 'thousands-point: 1234'],
  ])('%s %j → %s', (key, text, wanted) => {
    expect(told(productFix(key, text))).toBe(wanted);
  });

  it('is asked about where a comma may be either', () => {
    expect(productFix('purchasingCost', '1,234')).toEqual({
      steps: ['separators', 'decimal-comma', 'round'],
      readings: { point: { purchasingCost: '1234' }, comma: { purchasingCost: '1.23' } },
    });
  });
});

describe('a point before three digits (spec §3: two decimals)', () => {
  it('asks about it: it may separate thousands, and neither reading is applied silently', () => {
    expect(productFix('purchasingCost', '1.234')).toEqual({
      steps: ['round', 'thousands-point'],
      readings: { point: { purchasingCost: '1.23' }, comma: { purchasingCost: '1234' } },
    });
    expect(productFix('weight1', '1.234 kg', { unit: 'cm/kg' })).toEqual({
      steps: ['unit', 'round', 'thousands-point'],
      readings: { point: { weight1: '1.23' }, comma: { weight1: '1234' } },
    });
  });

  it('is a decimal when other cells of the column show it', () => {
    const column = (key: string, text: string) => {
      const field = productImport.fields.find((candidate) => candidate.key === key)!;
      const value = (other: string) => (other === 'unit' ? 'cm/kg' : text);
      return proposeFix({ definition: productImport, field, text, value, hasDecimalPoints: () => true });
    };
    expect(told(column('purchasingCost', '1.005'))).toBe('round: 1.01');
    expect(told(column('purchasingCost', '9.995'))).toBe('round: 10');
    expect(told(column('weight1', '1.234 kg'))).toBe('unit+round: 1.23');
    expect(column('qtyInOnePackage', '1.234')).toBeUndefined();
  });

  it.each([
    ['purchasingCost', '1,234', 'point', 'separators: 1234'],
    ['purchasingCost', '1,234', 'comma', 'decimal-comma+round: 1.23'],
    ['purchasingCost', '1,5', 'point', 'decimal-comma: 1.5'],
  ] as const)('follows the answer given for its column: %s “%s” by %s', (key, text, answer, expected) => {
    const field = productImport.fields.find((candidate) => candidate.key === key)!;
    const cell = { definition: productImport, field, text, value: () => '', readAs: () => answer };
    expect(told(proposeFix(cell))).toBe(expected);
  });

  it('is a guess where a whole number is required', () => {
    expect(isGuess(productFix('qtyInOnePackage', '1.234')!.steps)).toBe(true);
  });
});

describe('a text', () => {
  it.each([
    ['email', 'Jo <jo@lading.test>', 'email: jo@lading.test'],
    ['email', 'jo @lading.test;', 'email: jo@lading.test'],
    ['email', 'jo at lading', undefined],
    ['reference', `${'a'.repeat(28)}\u00a0 b`, 'spaces: aaaaaaaaaaaaaaaaaaaaaaaaaaaa b'],
    ['reference', 'b'.repeat(31), `shorten: ${'b'.repeat(30)}`],
  ])('%s %j → %s', (key, text, wanted) => {
    expect(told(orderFix(key, text))).toBe(wanted);
  });
});

it('distinguishes guesses from certain fixes', () => {
  expect(isGuess(productFix('originCountry', 'Germny')!.steps)).toBe(true);
  expect(isGuess(productFix('length', '12 in', { unit: 'cm/kg' })!.steps)).toBe(true);
  expect(isGuess(productFix('originCountry', 'USA')!.steps)).toBe(false);
  expect(isGuess(orderFix('reference', 'b'.repeat(31))!.steps)).toBe(true);
});

const definitions: readonly ImportDefinition[] = [productImport, orderShipmentImport];
const messy = oneof(
  string({ maxLength: 40 }),
  array(
    constantFrom(
      '1',
      '12',
      '234',
      ',',
      '.',
      ' ',
      '\u00a0',
      '-',
      '/',
      ':',
      '$',
      '€',
      'in',
      'lb',
      'oz',
      'kg',
      '½',
      '２',
      '２０２６',
      '2026',
      '年',
      '月',
      'T',
      'PM',
      'usa',
      'Germny',
      'N/A',
      'y',
      '\u200b',
      '@',
      'x'.repeat(40),
    ),
    { maxLength: 8 },
  ).map((parts) => parts.join('')),
);

it('never fixes a valid cell, and its result passes every check', () => {
  assert(
    property(
      constantFrom(
        ...definitions.flatMap((definition) => definition.fields.map((field) => ({ definition, field }))),
      ),
      messy,
      constantFrom('', 'cm/kg', 'in/lb', 'lb', 'ells'),
      ({ definition, field }, raw, unit) => {
        const text = raw.trim();
        const value = (key: string) =>
          key === field.key ? text : key.toLowerCase().endsWith('unit') ? unit : '';
        const fix = proposeFix({ definition, field, text, value });
        const isFaulty = text !== '' && faultKind(field, text) !== undefined;
        expect(fix === undefined || isFaulty).toBe(true);
        for (const edits of Object.values(fix?.readings ?? {})) {
          expect(edits[field.key]).not.toBe(text);
          const faults = Object.entries(edits).map(([key, after]) => {
            const written = definition.fields.find((candidate) => candidate.key === key)!;
            return after === '' ? (written.required ?? false) : faultKind(written, after) !== undefined;
          });
          expect(faults).not.toContain(true);
          expect(Object.keys(edits)).toContain(field.key);
        }
      },
    ),
    { numRuns: 5_000 },
  );
});
