// @vitest-environment happy-dom
import type { LabelPrinter } from '@lading/contracts/shipping';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { choosePrinter, currentPrinter, useLabelPrinter } from './label-printer.ts';

/** Where another tab stores its choice; other features keep settings in the same storage. */
const storageKey = 'lading.label-printer';
const asFile: LabelPrinter = { way: 'file', paper: 'LABEL_4X6', format: 'zpl', dpi: '300', printer: null };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('the printer of this computer is current in every component, after a choice here and in another tab', () => {
  const first = renderHook(useLabelPrinter);
  const second = renderHook(useLabelPrinter);
  act(() => choosePrinter(asFile));
  expect([first.result.current, second.result.current]).toEqual([asFile, asFile]);
  first.unmount();
  localStorage.setItem(storageKey, JSON.stringify({ ...asFile, dpi: '203' }));
  act(() => void dispatchEvent(new Event('storage')));
  expect(second.result.current).toEqual({ ...asFile, dpi: '203' });
});

it('a choice of another tab is used for printing even when no component shows it', () => {
  choosePrinter(asFile);
  localStorage.setItem(storageKey, JSON.stringify({ ...asFile, format: 'pdf' }));
  expect(currentPrinter()).toEqual({ ...asFile, format: 'pdf' });
});

it('a choice that cannot be stored lasts until the page is left', () => {
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(asFile), setItem });
  choosePrinter({ ...asFile, dpi: '203' });
  expect(currentPrinter()).toEqual({ ...asFile, dpi: '203' });
});
