import { afterEach, expect, it, vi } from 'vitest';
import { keepOnDevice, readDevice } from './device-storage.ts';
import { hasSound, setSound } from './scan-sound.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
afterEach(() => vi.unstubAllGlobals());

it('choices last as long as the page if the browser refuses its storage', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readDevice('warehouse')).toBeNull();
  keepOnDevice('warehouse', '7');
  expect(readDevice('warehouse')).toBe('7');
  expect(hasSound()).toBe(true);
  setSound(false);
  expect(hasSound()).toBe(false);
});

it('what did not fit is stored on the device once there is space', () => {
  const kept = new Map([['queue', '[1]']]);
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: refuse as unknown };
  vi.stubGlobal('localStorage', storage);
  keepOnDevice('queue', '[1,2]');
  expect(readDevice('queue')).toBe('[1,2]');
  storage.setItem = (name: string, text: string) => void kept.set(name, text);
  keepOnDevice('queue', '[2]');
  expect(kept.get('queue')).toBe('[2]');
  expect(readDevice('queue')).toBe('[2]');
});
