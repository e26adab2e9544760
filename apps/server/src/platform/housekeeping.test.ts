import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { authApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from './housekeeping.ts';
import { mailFolder } from './mail.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const countOf = (table: 'attempt' | 'session'): Promise<number> =>
  server.platform.database.asSystem(
    async (trx) => (await trx.selectFrom(table).selectAll().execute()).length,
  );

describe('housekeeping', () => {
  it('removes what has expired and keeps what is valid', async () => {
    await server.signIn('seller@lading.test');
    await server.call(authApi.calls.login, { body: { userName: 'nobody', password: 'x' } });
    const old = join(server.platform.files.uploads, 'cut-off');
    const part = join(server.platform.files.unfinished[1]!, 'cut-off');
    const fresh = join(server.platform.files.uploads, 'under-way');
    const mails = mailFolder(server.platform.config);
    mkdirSync(mails, { recursive: true });
    const [oldMail, mail] = [join(mails, 'old.json'), join(mails, 'new.json')];
    for (const path of [old, part, fresh, oldMail, mail]) writeFileSync(path, '{}');
    for (const path of [old, part, oldMail]) utimesSync(path, 0, 0);

    await tidyUp(server.platform);
    expect([old, part, fresh].map((path) => existsSync(path))).toEqual([false, false, true]);
    // It may hold a code.
    expect([oldMail, mail].map((path) => existsSync(path))).toEqual([false, true]);
    expect(await countOf('session')).toBe(1);
    expect(await countOf('attempt')).toBeGreaterThan(0);

    server.clock.advance(61 * 24 * 3_600_000);
    await tidyUp(server.platform);
    expect([await countOf('session'), await countOf('attempt')]).toEqual([0, 0]);
  });
});
