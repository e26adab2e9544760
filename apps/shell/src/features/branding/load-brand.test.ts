// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ownBrand } from '../../platform/brand/brand.ts';
import { handClock } from '../../platform/testing/hand-clock.ts';
import { loadBrand } from './load-brand.ts';

const page = (hostname: string) => ({ hostname, origin: `https://${hostname}`, pathname: '/ss/login' });

const asked = vi.hoisted(() => vi.fn());
vi.mock(import('./ask-brand.ts'), () => ({ askBrand: asked }));
afterEach(() => {
  asked.mockReset();
});

it('sends no request on our own hosts (spec §9)', async () => {
  expect(await loadBrand(page('localhost'))).toBe(ownBrand);
  expect(asked).not.toHaveBeenCalled();
});

it('shows no brand when the reply takes longer than 5 s, or fails', async () => {
  const clock = handClock();
  const nobodys = { name: '', isReseller: true, isKnown: false };
  asked.mockReturnValue(new Promise(() => undefined));
  const slow = loadBrand(page('parcels.example'), clock);
  expect(clock.waits()).toBe(5_000);
  clock.runOut();
  expect(await slow).toMatchObject(nobodys);
  asked.mockRejectedValue(new TypeError('no connection'));
  expect(await loadBrand(page('parcels.example'), clock)).toMatchObject(nobodys);
});
