import { expect, it } from 'vitest';
import { unlabeledPart } from './unlabeled-part-rules.ts';

const box = (length: number) => ({
  packageType: null,
  length,
  width: 20,
  height: 10,
  weight1: 1,
  weight2: null,
  unit: 'cm/kg',
  trackingNumber: null,
});
const packages = [box(30), box(31), box(32)];

it.each<[string, number[] | undefined, number[]]>([
  ['none', undefined, [30, 31, 32]],
  ['the first', [1], [31, 32]],
  ['the first and the last', [1, 3], [31]],
  ['all', [1, 2, 3], []],
])('of three packages, %s have a label: the others are left', (_which, labeledPackages, lengths) => {
  const order = { packages, ...(labeledPackages && { labeledPackages }) };
  expect(unlabeledPart(order).packages.map(({ length }) => length)).toEqual(lengths);
});
