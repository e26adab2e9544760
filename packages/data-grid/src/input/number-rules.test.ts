import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsNumberText, cleanNumberText, pastedNumber } from './number-rules.ts';

const amount = { kind: 'number', decimals: 2, min: 0, max: 999_999_999 } as const;
const whole = { kind: 'number', integer: true, min: 0 } as const;
const signed = { kind: 'number', min: -5, max: 5 } as const;

describe('while a number is typed', () => {
  it.each([
    ['', true],
    ['12', true],
    ['12.', true],
    ['.5', true],
    ['12.34', true],
    ['12.345', false],
    ['-1', false],
    ['1a', false],
    ['1e3', false],
    ['1 2', false],
    ['999999999', true],
    ['999999999.01', false],
    ['1000000000', false],
  ])('an amount of 2 decimals, 0 to 999999999: %j is %s', (text, accepted) => {
    expect(acceptsNumberText(text, amount)).toBe(accepted);
  });

  it('an integer blocks the decimal point', () => {
    expect(acceptsNumberText('1.', whole)).toBe(false);
  });

  it.each([
    ['-', true],
    ['-5', true],
    ['-6', false],
    ['6', false],
  ])('with a minimum below 0 the sign is allowed: %j is %s', (text, accepted) => {
    expect(acceptsNumberText(text, signed)).toBe(accepted);
  });
});

describe('pasted into the editor', () => {
  it.each([
    ['$1,234.567', amount, '1234.56'],
    ['１２．５', amount, '12.5'],
    ['12 kg', whole, '12'],
    ['12.9', whole, '12'],
    ['-3', amount, '3'],
    ['-3', signed, '-3'],
    ['abc', amount, ''],
    ['.5', amount, '0.5'],
  ] as const)('%j becomes what the field can hold', (text, editor, cleaned) => {
    expect(cleanNumberText(text, editor)).toBe(cleaned);
  });

  it('is a number or empty for any input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cleanNumberText(text, amount)).toMatch(/^(\d+(\.\d{1,2})?)?$/);
      }),
    );
  });
});

describe('pasted into cells', () => {
  it.each([
    [' 1,234.50 ', '1234.50'],
    ['１２', '12'],
    ['12,345,678', '12345678'],
    ['1,5', '1,5'],
    ['1,234', '1,234'],
    ['1.234,5', '1.234,5'],
    ['about 12', 'about 12'],
    ['12.345', '12.345'],
    ['', ''],
  ])('%j is stored as %j, so that nothing is lost silently', (text, kept) => {
    expect(pastedNumber(text, amount)).toBe(kept);
  });
});

describe('a text with so many digits that a quadratic search would not finish (decision record 0115)', () => {
  const digits = '1'.repeat(400_000);

  it('is not a number while it is typed, and stays as pasted', () => {
    expect(acceptsNumberText(`${digits}x`, amount)).toBe(false);
    expect(pastedNumber(`${digits}x`, amount)).toBe(`${digits}x`);
  });
});
