import { expect, it } from 'vitest';
import { timeZone } from './time-zone.ts';

it.each([
  'UTC',
  'GMT',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Asia/Calcutta',
])('%s is a time zone', (name) => {
  expect(timeZone.safeParse(name).success).toBe(true);
});

it.each(['+05:30', '-03:30', 'IST', 'BST', 'ist', 'Nowhere/None', ''])(
  '%j is not accepted: list and line computations would disagree about it',
  (name) => {
    expect(timeZone.safeParse(name).success).toBe(false);
  },
);
