import { expect, it } from 'vitest';
import { knownTimeZone } from './known-time-zone.ts';

it.each([
  ['Asia/Shanghai', 'Europe/Berlin', 'Asia/Shanghai'],
  ['', 'Europe/Berlin', 'Europe/Berlin'],
  [null, 'Europe/Berlin', 'Europe/Berlin'],
  ['Mars/Olympus', 'Europe/Berlin', 'Europe/Berlin'],
  ['', 'Etc/Unknown', 'UTC'],
  [undefined, '', 'UTC'],
])('an account in %j on a browser in %j shows times of %s', (ofAccount, ofBrowser, shown) => {
  expect(knownTimeZone(ofAccount, ofBrowser)).toBe(shown);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: shown })).not.toThrow();
});
