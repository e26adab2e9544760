// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCrashes } from './crash-watch.ts';

const onFault = vi.fn<(error: unknown, isChunk: boolean) => void>();
let base: string | null;
let stop: () => void;

beforeEach(() => {
  onFault.mockClear();
  base = 'https://shop.test/apps/returns/';
  stop = watchCrashes(() => base, onFault);
});
afterEach(() => stop());

const reject = (reason: unknown): void => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

it('reports a text rejection while a sub-app is mounted', () => {
  reject('the list could not be read');
  expect(onFault).toHaveBeenCalledWith('the list could not be read', false);
});

it("ignores the shell's own rejections, and a text without a sub-app", () => {
  reject(new Error('of the shell'));
  base = null;
  reject('a text');
  expect(onFault).not.toHaveBeenCalled();
});
