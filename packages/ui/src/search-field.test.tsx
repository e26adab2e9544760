// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
