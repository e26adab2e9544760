// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

it('waits for a composition to end: the keys of an input method are not a search', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn<(text: string) => void>();
  render(<SearchField label="Find" value="" onSearch={onSearch} clearLabel="Clear" />);
  const field = screen.getByLabelText<HTMLInputElement>('Find');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'shui bei' }, isComposing: true });
  vi.advanceTimersByTime(5_000);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.input(field, { target: { value: '水杯' }, isComposing: true });
  fireEvent.compositionEnd(field);
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('水杯');
});

it('searches immediately on Enter, and ignores keys that an input method uses', () => {
  const onSearch = vi.fn<(text: string) => void>();
  render(<SearchField label="Find" value="" onSearch={onSearch} clearLabel="Clear" delayMs={60_000} />);
  const field = screen.getByLabelText<HTMLInputElement>('Find');
  fireEvent.change(field, { target: { value: '水杯' } });
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, keyCode: 229 });
  expect(onSearch).not.toHaveBeenCalled();
  expect(field.value).toBe('水杯');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('水杯');
});

/** A page whose address, and with it the search, changes a moment later. */
function LatePage({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('');
  const search = (text: string) => {
    onSearch(text);
    setTimeout(() => setValue(text), 200);
  };
  return (
    <>
      <SearchField label="Find" value={value} onSearch={search} clearLabel="Clear" />
      <button onClick={() => setValue('')}>All</button>
    </>
  );
}

it('keeps what is typed until the search takes effect, and adopts a change from outside', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn<(text: string) => void>();
  render(<LatePage onSearch={onSearch} />);
  const field = screen.getByLabelText<HTMLInputElement>('Find');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('mug');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('mug');
  type('mugs');
  act(() => void vi.advanceTimersByTime(250));
  expect(field.value).toBe('mugs');
  act(() => void vi.advanceTimersByTime(5_000));
  expect(field.value).toBe('mugs');
  expect(onSearch.mock.calls).toEqual([['mug'], ['mugs']]);
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(field.value).toBe('');
  vi.useRealTimers();
});

it('does not send what is typed after a change from outside', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn<(text: string) => void>();
  const field = (value: string) => (
    <SearchField label="Find" value={value} onSearch={onSearch} clearLabel="Clear" />
  );
  const { rerender } = render(field('mug'));
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'mugs' } });
  rerender(field(''));
  act(() => void vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});

it('calls the page as it is when typing pauses', () => {
  vi.useFakeTimers();
  const [early, late] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
  const { rerender } = render(<SearchField label="Find" value="" onSearch={early} clearLabel="Clear" />);
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'mug' } });
  rerender(<SearchField label="Find" value="" onSearch={late} clearLabel="Clear" />);
  act(() => void vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(early).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledExactlyOnceWith('mug');
});
