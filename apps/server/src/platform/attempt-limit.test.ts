import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AttemptRule, attemptLimit } from './attempt-limit.ts';
import { openSecrets } from './secrets.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const rule: AttemptRule = { name: 'trial', most: 3, windowSeconds: 60 };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Another node of the same installation, or the same one after a restart: it shares the database and the secret alone. */
const node = (aheadMs = 0) => {
  const { database, clock, config } = server.platform;
  const own = { now: () => new Date(clock.now().getTime() + aheadMs) };
  return attemptLimit({ database, clock: own, secrets: openSecrets(config.dataDir, config.secret) });
};

it('attempts are counted over nodes and restarts, however many come at once', async () => {
  const allowed = await Promise.all(Array.from({ length: 10 }, () => node().allows(rule, 'ada')));
  expect(allowed.filter(Boolean)).toHaveLength(3);
  await expect(node().count(rule, 'ada')).rejects.toMatchObject({ code: 429 });
  await expect(node().refuseUsedUp(rule, ' ADA ')).rejects.toMatchObject({ code: 429 });
  expect(await node().allows(rule, 'bob')).toBe(true);
});

it('a window ends, and what was legitimate is not held against a subject', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) await node().count(rule, 'eve');
  await node().forgive(rule, 'eve');
  expect(await node().allows(rule, 'eve')).toBe(true);
  expect(await node().allows(rule, 'eve')).toBe(false);
  server.clock.advance(60_000);
  await node().refuseUsedUp(rule, 'eve');
  expect(await node().allows(rule, 'eve')).toBe(true);
});

it('a node whose clock is a day ahead lengthens no window of the others', async () => {
  const dayMs = 24 * 3_600_000;
  for (let attempt = 0; attempt < 3; attempt += 1) await node(dayMs).count(rule, 'joe');
  await node().refuseUsedUp(rule, 'joe');
  expect(await node().allows(rule, 'joe')).toBe(true);
  // One of some seconds is no reason.
  for (let attempt = 0; attempt < 3; attempt += 1) await node(30_000).count(rule, 'ann');
  expect(await node().allows(rule, 'ann')).toBe(false);
});

it('the subject is stored as a digest', async () => {
  await node().count(rule, 'mallory@seller.test');
  const { rows } = await server.platform.database.pool.query<{ attempt_key: string }>(
    'select attempt_key from attempt',
  );
  expect(rows.map(({ attempt_key: key }) => key).join(' ')).not.toContain('mallory');
});
