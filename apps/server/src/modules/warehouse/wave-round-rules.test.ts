import { expect, it } from 'vitest';
import { roundOf } from './wave-round-rules.ts';

const place = (binCode: string, pickSequence: number, productId: string, quantity: number) => ({
  binCode,
  pickSequence,
  productId,
  quantity,
  lotNo: null,
});
const want = (tote: number, productId: string, quantity: number) => ({ tote, productId, quantity });
const told = (...given: Parameters<typeof roundOf>) =>
  roundOf(...given).map(
    ({ binCode, productId, quantity, totes }) =>
      `${binCode} ${quantity}${productId} > ${totes.map((one) => `${one.tote}:${one.quantity}`).join(' ')}`,
  );

it.each([
  {
    name: 'visits each bin once, in route order, for all totes',
    wanted: [want(1, 'a', 2), want(1, 'b', 1), want(2, 'a', 3)],
    places: [place('Z-1', 10, 'a', 9), place('A-1', 20, 'b', 9)],
    is: ['Z-1 5a > 1:2 2:3', 'A-1 1b > 1:1'],
  },
  {
    name: 'continues to the next place when one has too few',
    wanted: [want(1, 'a', 2), want(2, 'a', 2)],
    places: [place('A-1', 1, 'a', 3), place('A-2', 2, 'a', 3)],
    is: ['A-1 3a > 1:2 2:1', 'A-2 1a > 2:1'],
  },
  {
    name: 'empties what expires first although it is last on the route',
    wanted: [want(1, 'a', 2)],
    places: [place('B-9', 90, 'a', 2), place('A-1', 1, 'a', 9)],
    is: ['B-9 2a > 1:2'],
  },
  {
    name: 'counts two lines of one product in a tote together',
    wanted: [want(1, 'a', 1), want(1, 'a', 2)],
    places: [place('A-1', 1, 'a', 9)],
    is: ['A-1 3a > 1:3'],
  },
  {
    name: 'skips what no place has',
    wanted: [want(1, 'a', 2), want(2, 'b', 1)],
    places: [place('A-1', 1, 'a', 1)],
    is: ['A-1 1a > 1:1'],
  },
  {
    name: 'is empty when all is picked',
    wanted: [want(1, 'a', 0)],
    places: [place('A-1', 1, 'a', 1)],
    is: [],
  },
])('a round $name', ({ wanted, places, is }) => {
  expect(told(wanted, places)).toEqual(is);
});
