// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';

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
