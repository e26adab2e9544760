import { defineService } from '@lading/contracts/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { databaseTurns } from './database-turns.ts';
import { registerService } from './register-service.ts';
import { startTestServer, type Caller, type TestServer } from './testing/test-server.ts';

const slowApi = defineService('slow', {
  /** Uses a connection for a moment, and optionally another within the same transaction. */
  slow: {
    method: 'GET',
    path: '/api/lading-test/slow',
    access: 'signed-in',
    summary: 'Takes its time.',
    query: z.object({ nested: z.string().optional() }),
    data: z.null(),
  },
  /** Receives a file, and finishes when the test says so. */
  send: {
    method: 'POST',
    path: '/api/lading-test/send',
    access: 'signed-in',
    summary: 'Takes a file.',
    encoding: 'multipart',
    files: { file: 'required' },
    body: z.object({ note: z.string().optional() }),
    data: z.null(),
  },
});

let held = 0;
let release = (): void => undefined;
const released = new Promise<void>((resolve) => (release = resolve));

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
          send: async () => {
            held += 1;
            await released;
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
  it('are shared: slow calls of one organization, however many, do not block those of another', async () => {
    let done = 0;
    const many = Array.from({ length: 40 }, async () => {
      const answer = await slow(seller);
      done += 1;
      return answer;
    });
    await vi.waitFor(() => expect(done).toBeGreaterThan(0), { timeout: 20_000 });
    expect(await slow(other)).toMatchObject({ result: 'OK' });
    expect(done).toBeLessThan(20);
    for (const answer of await Promise.all(many)) expect(answer).toMatchObject({ result: 'OK' });
  });

  it('are not waited for within a transaction', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => slow(seller, { nested: 'yes' })));
    for (const answer of answers) expect(answer).toMatchObject({ result: 'OK' });
  });

  it('are refused when too many wait', async () => {
    const turns = databaseTurns({ pool: { options: { max: 2 } } as never });
    let end = (): void => undefined;
    const held = turns.run('1', () => new Promise<void>((resolve) => (end = resolve)));
    const waiting = Array.from({ length: 2_000 }, () => turns.run('1', () => Promise.resolve()));
    await expect(turns.run('1', () => Promise.resolve())).rejects.toMatchObject({ code: 429 });
    end();
    await Promise.all([held, ...waiting]);
  });
});

describe('the concurrent uploads of one organization', () => {
  it('are limited, with advice; other organizations are not affected', async () => {
    const send = (caller: Caller) =>
      server.call(slowApi.calls.send, { body: { file: new File(['SKU'], 'goods.csv') } }, caller);
    const many = Array.from({ length: 32 }, () => send(seller));
    await vi.waitFor(() => expect(held).toBe(32), { timeout: 20_000 });
    const refused = await send(seller);
    expect(refused).toMatchObject({
      code: 429,
      message: expect.stringMatching(/sending 32 files at once/) as string,
      zhMessage: expect.stringContaining('32 个文件') as string,
    });
    const theirs = send(other);
    await vi.waitFor(() => expect(held).toBe(33), { timeout: 20_000 });
    release();
    for (const answer of await Promise.all([...many, theirs])) expect(answer).toMatchObject({ result: 'OK' });
    expect(await send(seller)).toMatchObject({ result: 'OK' });
  });
});
