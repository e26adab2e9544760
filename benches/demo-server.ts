/** The complete server with its database and the demo's data, in the process of a bench that calls it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../apps/server/db/seeds/demo-people.ts';
import { seedDemo } from '../apps/server/db/seeds/seed-demo.ts';
import { buildServer } from '../apps/server/src/build-server.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openLog } from '../apps/server/src/platform/open-log.ts';
import { openPlatform } from '../apps/server/src/platform/open-platform.ts';
import { embeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { authApi } from '../packages/contracts/src/identity/index.ts';

/** Starts it in a temporary folder, which is deleted when it is stopped. */
export async function startDemoServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lading-bench-'));
  const log = openLog('error');
  const config = readConfig({
    DATA_DIR: dataDir,
    LADING_SECRET: 'k'.repeat(40),
    LOG_LEVEL: 'error',
    LADING_REQUESTS_PER_MINUTE: '1000000',
  });
  const embedded = await embeddedPostgres(dataDir, log, 'bench');
  const platform = openPlatform(config, embedded.connection, log, systemClock);
  await platform.database.migrate();
  await platform.jobs.prepare();
  await seedDemo(platform);
  const app = await buildServer(platform);
  await platform.jobs.start();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    platform,
    async stop() {
      await app.close();
      await platform.jobs.stop();
      await platform.database.close();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Calls as the demo's seller: `POST` with a body, otherwise `GET`. @throws When the answer is not OK */
export async function askAsSeller(origin: string) {
  async function send<Data>(path: string, body?: object, token?: string): Promise<Data> {
    const reply = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as { result: string; data: Data };
    if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
    return answer.data;
  }
  const { accessToken } = await send<{ accessToken: string }>(authApi.calls.login.path, {
    userName: 'seller@lading.test',
    password: demoPassword,
  });
  return <Data>(path: string, body?: object): Promise<Data> => send<Data>(path, body, accessToken);
}
