import { defineService } from '@lading/contracts/core';
import { importsApi } from '@lading/contracts/imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { databaseTurns } from './database-turns.ts';
import { registerService } from './register-service.ts';
import { startTestServer, type Caller, type TestServer } from './testing/test-server.ts';

const slowApi = defineService('slow', {
  /** Holds a connection for a moment, and asks for another within the same transaction where it is wanted. */
  slow: {
    method: 'GET',
    path: '/api/lading-test/slow',
    access: 'signed-in',
    summary: 'Takes its time.',
    query: z.object({ nested: z.string().optional() }),
    data: z.null(),
  },
});

let server: TestServer;
let seller: Caller;
let other: Caller;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      register: (app, platform) =>
        registerService(app, platform, slowApi, {
          slow: async ({ db }, { query }) => {
            await db(async (trx) => {
              await sql`select pg_sleep(0.2)`.execute(trx);
              if (query.nested !== undefined) await db((inner) => sql`select 1`.execute(inner));
            });
            return null;
          },
        }),
    },
  );
  [seller, other] = [await server.signIn('seller@lading.test'), await server.signIn('other@lading.test')];
});
afterAll(() => server.close());

const slow = (caller: Caller, query: { nested?: string } = {}) =>
  server.call(slowApi.calls.slow, { query }, caller);

describe('the connections of a node', () => {
  it('are shared: slow calls of one organization, however many, keep another’s from waiting for all of them', async () => {
    let done = 0;
    const many = Array.from({ length: 40 }, async () => {
      const answer = await slow(seller);
      done += 1;
      return answer;
    });
    await vi.waitFor(() => expect(done).toBeGreaterThan(0));
    expect(await slow(other)).toMatchObject({ result: 'OK' });
    expect(done).toBeLessThan(20);
    for (const answer of await Promise.all(many)) expect(answer).toMatchObject({ result: 'OK' });
  });

  it('do not wait for one another within a transaction', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => slow(seller, { nested: 'yes' })));
    for (const answer of answers) expect(answer).toMatchObject({ result: 'OK' });
  });

  it('are refused to what is too much to wait', async () => {
    const turns = databaseTurns({ pool: { options: { max: 2 } } as never });
    let end = (): void => undefined;
    const held = turns.run('1', () => new Promise<void>((resolve) => (end = resolve)));
    const waiting = Array.from({ length: 2_000 }, () => turns.run('1', () => Promise.resolve()));
    await expect(turns.run('1', () => Promise.resolve())).rejects.toMatchObject({ code: 429 });
    end();
    await Promise.all([held, ...waiting]);
  });
});

describe('the bodies that one organization sends at once', () => {
  it('are bounded, with advice', async () => {
    const file = () => new File(['SKU,Product name\nA-1,Stool\n'], 'goods.csv');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        server.call(importsApi.calls.analyseAndCacheFile, { body: { file: file() } }, seller),
      ),
    );
    const messages = answers.map((answer) => (answer.result === 'ERR' ? answer.message : ''));
    expect(messages).toContainEqual(expect.stringMatching(/sending 32 files at once/));
    expect(
      await server.call(importsApi.calls.analyseAndCacheFile, { body: { file: file() } }, seller),
    ).toMatchObject({ result: 'OK' });
  });
});
