import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessTokens } from './access-tokens.ts';
import type { Clock } from './clock.ts';
import { databaseClock, keepAligned } from './database-clock.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A machine whose clock is ahead by this much. */
const machineAhead = (aheadMs: number): Clock => ({ now: () => new Date(Date.now() + aheadMs) });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pool = () => server.platform.database.pool;
const clockOf = (machine: Clock) => databaseClock(server.platform.log, machine);
const aheadOf = (clock: Clock): number => clock.now().getTime() - Date.now();
const warnings = (): number => server.log.filter((line) => line.includes("this node's clock")).length;

describe('the clock of a node', () => {
  it.each([
    ['a day ahead', day],
    ['a day behind', -day],
    ['two minutes ahead', 2 * minute],
  ])('that is %s follows the database’s', async (_what, aheadMs) => {
    const clock = clockOf(machineAhead(aheadMs));
    expect(Math.abs(aheadOf(clock) - aheadMs)).toBeLessThan(minute / 2);
    await clock.align(pool());
    expect(Math.abs(aheadOf(clock))).toBeLessThan(minute / 2);
  });

  it('is kept where it is right', async () => {
    const machine = { now: () => new Date(Date.now()) };
    const database = { query: () => Promise.resolve({ rows: [{ now: new Date(Date.now() + 300) }] }) };
    const at = new Date('2026-11-25T10:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const clock = clockOf(machine);
    await clock.align(database as never);
    expect(clock.now()).toEqual(at);
    vi.useRealTimers();
  });

  it.each([
    ['takes no difference that its time on the way explains', 20_000, 0],
    ['follows the database where the difference is larger', day, day],
  ])('%s, from an answer that took a minute', async (_what, machineMs, followedMs) => {
    const clock = clockOf(machineAhead(machineMs));
    const moments = [0, minute];
    vi.spyOn(performance, 'now').mockImplementation(() => moments.shift()!);
    await clock.align({
      query: () => Promise.resolve({ rows: [{ now: new Date(Date.now() - minute / 2) }] }),
    } as never);
    vi.restoreAllMocks();
    expect(Math.abs(aheadOf(clock) - (machineMs - followedMs))).toBeLessThan(5_000);
  });

  it('warns once, until it changes again', async () => {
    let aheadMs = 0;
    const clock = clockOf({ now: () => new Date(Date.now() + aheadMs) });
    const before = warnings();
    const warned: number[] = [];
    for (const ahead of [0, -10 * minute, -10 * minute, 0, day]) {
      aheadMs = ahead;
      await clock.align(pool());
      warned.push(warnings() - before);
    }
    expect(warned).toEqual([0, 1, 1, 2, 3]);
  });

  it('fails at the start without a database', async () => {
    const silent = { query: () => Promise.reject(new Error('refused')) };
    const clock = clockOf(machineAhead(0));
    await expect(keepAligned(clock, silent as never, server.platform.log)).rejects.toThrow('refused');
  });
});

it('lets a sign-in of one node count on the others, though one of their clocks is wrong', async () => {
  const [ahead, behind] = [clockOf(machineAhead(day)), clockOf(machineAhead(-minute * 20))];
  await ahead.align(pool());
  await behind.align(pool());
  const [one, other] = [ahead, behind].map((clock) => accessTokens(server.platform.secrets, clock));
  const person = { userId: '2001', orgId: '1002', resellerId: undefined, sessionId: 's' };
  expect(await one!.read(await other!.sign(person))).toEqual(person);
  expect(await other!.read(await one!.sign(person))).toEqual(person);
});
