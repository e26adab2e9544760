// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { NumberField, hasRoomForDecimals, withoutSurplusDecimals } from './number-field.tsx';

afterEach(cleanup);

const told: (number | null)[] = [];
function Field({ decimals }: { decimals: number }) {
  const [value, setValue] = useState<number | null>(null);
  const take = (next: number | null) => {
    told.push(next);
    setValue(next);
  };
  return <NumberField label="Quantity" value={value} onValueChange={take} decimals={decimals} locale="en" />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

describe('a number field', () => {
  it.each([
    [0, ['1', '12', '12.', '12.5'], '12', 12],
    [2, ['1', '1.', '1.2', '1.23', '1.239'], '1.23', 1.23],
  ])('with %i decimals accepts no more of them, and rounds nothing', (decimals, steps, text, value) => {
    render(<Field decimals={decimals} />);
    for (const step of steps) type(step);
    expect([input().value, told.at(-1)]).toEqual([text, value]);
    fireEvent.blur(input());
    expect([input().value, told.at(-1)]).toEqual([text, value]);
  });

  it('cuts pasted numbers to its decimals', () => {
    render(<Field decimals={0} />);
    fireEvent.paste(input(), { clipboardData: { getData: () => '12.9' } });
    expect([input().value, told.at(-1)]).toEqual(['12', 12]);
  });
});

describe('the decimals of a typed number (spec §5)', () => {
  test.each([
    ['12', 0, 'en', true],
    ['12.', 0, 'en', false],
    ['12。', 0, 'zh-CN', false],
    ['1,200', 0, 'en', true],
    ['1.2', 2, 'en', true],
    ['1.23', 2, 'en', true],
    ['1.234', 2, 'en', false],
    ['1,234', 2, 'de', false],
    ['1.234', 2, 'de', true],
    ['', 0, 'en', true],
    ['.', 2, 'en', true],
    ['１．２３', 2, 'zh-CN', true],
    ['１．２３４', 2, 'zh-CN', false],
    ['1.23 kg', 2, 'en', true],
  ])('%j with %i decimals in %s: %s', (text, decimals, locale, isAllowed) => {
    expect(hasRoomForDecimals(text, decimals, locale)).toBe(isAllowed);
  });

  test.each([
    ['12.9', 0, 'en', '12'],
    ['12.999', 2, 'en', '12.99'],
    ['.5', 0, 'en', ''],
    ['12', 2, 'en', '12'],
    ['1,234.567', 2, 'en', '1,234.56'],
    ['1.234,567', 2, 'de', '1.234,56'],
    ['12。99', 0, 'zh-CN', '12'],
  ])('%j pasted with %i decimals in %s is %j', (text, decimals, locale, cut) => {
    expect(withoutSurplusDecimals(text, decimals, locale)).toBe(cut);
  });
});
