// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField, type DateFieldProps } from './date-field.tsx';

afterEach(cleanup);

const texts = {
  placeholder: 'YYYY-MM-DD',
  choose: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalid: 'Not a day',
  outOfRange: 'Too early or too late',
};
const chosen = vi.fn<(day: string) => void>();

function Field({ value: first = '', ...rest }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      label="From"
      today="2026-11-22"
      locale="en"
      texts={texts}
      {...rest}
      value={value}
      onValueChange={(day) => {
        chosen(day);
        setValue(day);
      }}
    />
  );
}

function type(text: string) {
  const field = screen.getByLabelText('From');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

it('leaves Enter to an input method that uses it', () => {
  chosen.mockClear();
  render(<Field />);
  const field = screen.getByLabelText('From');
  fireEvent.change(field, { target: { value: '2026/3/7' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(chosen).toHaveBeenLastCalledWith('2026-03-07');
});

async function openSheet() {
  fireEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
  const sheet = await screen.findByRole('table');
  // Focus goes to the chosen day, or to today.
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-active')).toBe(true));
  return sheet;
}

describe('a field for a day', () => {
  it('accepts a day on blur, in one notation', () => {
    render(<Field />);
    type('2026/3/7');
    expect(chosen).toHaveBeenLastCalledWith('2026-03-07');
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-03-07');
    type('');
    expect(chosen).toHaveBeenLastCalledWith('');
  });

  it('reports invalid text and days out of range, and accepts neither', () => {
    render(<Field max="2026-11-20" />);
    chosen.mockClear();
    type('3/7/26');
    expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Not a day')).toBeTruthy();
    type('2026-11-21');
    expect(screen.getByText('Too early or too late')).toBeTruthy();
    expect(chosen).not.toHaveBeenCalled();
    type('2026-11-20');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('2026-11-20');
  });

  it('opens on today or the chosen day, and keys move past the end of the month', async () => {
    render(<Field value="2026-11-30" />);
    const sheet = await openSheet();
    const today = within(sheet).getByRole('button', { name: 'Sunday, November 22, 2026' });
    expect(today.getAttribute('aria-current')).toBe('date');
    fireEvent.keyDown(within(sheet).getByRole('button', { name: 'Monday, November 30, 2026' }), {
      key: 'ArrowRight',
    });
    const first = screen.getByRole('button', { name: 'Tuesday, December 1, 2026' });
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('table').getAttribute('aria-label')).toBe('December 2026');
    fireEvent.click(first);
    expect(chosen).toHaveBeenLastCalledWith('2026-12-01');
  });

  it('names months and days in the reader’s language and starts the week accordingly', async () => {
    render(<Field locale="zh-CN" />);
    const sheet = await openSheet();
    expect(sheet.getAttribute('aria-label')).toBe('2026年11月');
    expect(within(sheet).getByRole('button', { name: '2026年11月22日星期日' })).toBeTruthy();
  });

  it('does not allow choosing a day out of range', async () => {
    render(<Field max="2026-11-20" />);
    await openSheet();
    chosen.mockClear();
    const late = screen.getByRole('button', { name: 'Saturday, November 21, 2026' });
    expect(late.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(late);
    expect(chosen).not.toHaveBeenCalled();
  });
});
