import { expect, it } from 'vitest';
import { partsOf, refOfPackages, refOfParts } from './purchase-ref.ts';

it('the reference of a purchase has a part for each package, in order', () => {
  expect(refOfParts(['a', 'b', 'c'])).toBe('a,b,c');
  expect(partsOf('a,b,c')).toEqual(['a', 'b', 'c']);
  expect(partsOf('a')).toEqual(['a']);
});

it('some packages have a reference of their own', () => {
  expect(refOfPackages('a,b,c', [1, 3])).toBe('a,c');
  expect(refOfPackages('a,b,c', [2])).toBe('b');
});
