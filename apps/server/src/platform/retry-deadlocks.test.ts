import { defineService } from '@lading/contracts/core';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registerService } from './register-service.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';
import { startTestServer, type Caller, type TestServer } from './testing/test-server.ts';

const crossedApi = defineService('crossed', {
  /** Locks two numbers, the given one first, once both calls have locked their first one. */
  lock: {
    method: 'GET',
    path: '/api/lading-test/lock',
    access: 'warehouse',
    summary: 'Locks two numbers.',
    query: z.object({ first: z.enum(['one', 'other']) }),
    data: z.null(),
  },
});
const numberOf = { one: 710_001, other: 710_002 };
const locked = { one: Promise.withResolvers<void>(), other: Promise.withResolvers<void>() };

let server: TestServer;
let staff: Caller;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      register: (app, platform) =>
        registerService(app, platform, crossedApi, {
          lock: ({ floor }, { query: { first } }) =>
            floor(async (trx) => {
              const second = first === 'one' ? 'other' : 'one';
              await sql`select pg_advisory_xact_lock(${numberOf[first]}::bigint)`.execute(trx);
              locked[first].resolve();
              await locked[second].promise;
              await sql`select pg_advisory_xact_lock(${numberOf[second]}::bigint)`.execute(trx);
              return null;
            }),
        }),
    },
  );
  staff = await server.signIn('floor@lading.test');
});
afterAll(() => server.close());

it('two calls of staff that block each other are both answered', async () => {
  const firsts = ['one', 'other'] as const;
  const answers = await Promise.all(
    firsts.map((first) => server.call(crossedApi.calls.lock, { query: { first } }, staff)),
  );
  expect(answers).toEqual([
    { result: 'OK', data: null },
    { result: 'OK', data: null },
  ]);
});

describe('a transaction', () => {
  const sqlError = (code: string) => Object.assign(new DatabaseError('refused', 1, 'error'), { code });

  it.each<[string, Error, number]>([
    ['a deadlock', sqlError('40P01'), 3],
    ['a serialization failure', sqlError('40001'), 3],
    ['a violated constraint', sqlError('23514'), 1],
    ['an error of the program', new TypeError('x is undefined'), 1],
  ])('that always fails with %s is run as often as that may help', async (_name, failure, times) => {
    let runs = 0;
    const run = (): Promise<string> => {
      runs += 1;
      return Promise.reject(failure);
    };
    await expect(retryDeadlocks(run)).rejects.toBe(failure);
    expect(runs).toBe(times);
  });

  it('that was undone once is run again', async () => {
    let runs = 0;
    const run = (): Promise<string> => {
      runs += 1;
      return runs === 1 ? Promise.reject(sqlError('40P01')) : Promise.resolve('done');
    };
    expect(await retryDeadlocks(run)).toBe('done');
    expect(runs).toBe(2);
  });
});
