import { expect, it } from 'vitest';
import { notReleased as basics } from '../apps/basics/src/features/not-released/not-released.ts';
import { notReleased as oms } from '../apps/oms/src/features/not-released/not-released.ts';
import { notReleased as shipping } from '../apps/shipping/src/features/not-released/not-released.ts';
import { destinations, toCome } from '../apps/shell/src/platform/destinations.ts';

it('the menus say "Soon" of the pages that no sub-application has yet, and of no others', () => {
  const missing = Object.entries({ b: basics, o: oms, e: shipping }).flatMap(([prefix, pages]) =>
    pages.map(({ path }) => `/${prefix}/#/${path}`),
  );
  const led = new Set<string>(Object.values(destinations));
  const soon = [...toCome].map((name) => destinations[name]);
  expect(soon.toSorted()).toEqual(missing.filter((address) => led.has(address)).toSorted());
});
