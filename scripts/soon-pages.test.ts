import { expect, it } from 'vitest';
import { notReleased } from '../apps/basics/src/features/not-released/not-released.ts';
import { destinations, toCome } from '../apps/shell/src/platform/destinations.ts';

it('the menus say "Soon" of the pages that no sub-application has yet, and of no others', () => {
  const missing = notReleased.map(({ path }) => `/b/#/${path}`);
  const led = new Set<string>(Object.values(destinations));
  const soon = [...toCome].map((name) => destinations[name]);
  expect(soon.toSorted()).toEqual(missing.filter((address) => led.has(address)).toSorted());
});
