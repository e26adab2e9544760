// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { timeLeft } from './claim-facts.tsx';

it.each([
  ['2027-03-31T12:00:00Z', { unit: 'days', count: 30, isShort: false }],
  ['2027-03-08T11:59:59Z', { unit: 'days', count: 6, isShort: true }],
  ['2027-03-03T12:00:00Z', { unit: 'days', count: 2, isShort: true }],
  ['2027-03-03T11:59:59Z', { unit: 'hours', count: 47, isShort: true }],
  ['2027-03-01T12:00:01Z', { unit: 'hours', count: 1, isShort: true }],
  ['2027-03-01T12:00:00Z', null],
  ['no time', null],
])('until %s is left: %j', (until, left) =>
  expect(timeLeft(until, new Date('2027-03-01T12:00:00Z'))).toEqual(left),
);
