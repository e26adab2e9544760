import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { sessionCheck } from './session-check.ts';

/** A database that finds the session valid, when triggered. */
function slowDatabase() {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const database = { asSystem: () => asked.then(() => ({ found: 1 })) } as unknown as Database;
  return { database, answer: () => answer() };
}

it('a session that ends during the query is invalid, then and later', async () => {
  const { database, answer } = slowDatabase();
  const check = sessionCheck(database, { now: () => new Date('2026-01-01T00:00:00Z') });
  const first = check.stands('s-1');
  check.end('s-1');
  answer();
  expect(await first).toBe(false);
  expect(await check.stands('s-1')).toBe(false);
  expect(await check.stands('s-2')).toBe(true);
});

it.each([
  ['after five seconds', 5_000],
  ['after the clock was set back', -24 * 3_600_000],
])('a session that another node ended is noticed %s', async (_name, passed) => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  let found: object | undefined = { found: 1 };
  const database = { asSystem: () => Promise.resolve(found) } as unknown as Database;
  const check = sessionCheck(database, { now: () => new Date(now) });
  expect(await check.stands('s-1')).toBe(true);
  found = undefined;
  now += passed;
  expect(await check.stands('s-1')).toBe(false);
});
