import type { AddressInfo } from 'node:net';
import { undoTopic, type UserPush, userTopic } from '@lading/contracts/core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildServer } from '../../build-server.ts';
import { openLog } from '../open-log.ts';
import { openPlatform } from '../open-platform.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { publishPush } from './publish-push.ts';
import { connectPush } from './testing/push-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: 'localhost' });
  return (app.server.address() as AddressInfo).port;
}

/** A node that reaches the database at once for everything but notifications, for which `hear` lets it through. */
async function deafNode() {
  const { config, database } = server.platform;
  const platform = openPlatform(
    config,
    { ...inject('postgres'), database: database.pool.options.database, max: 4 },
    openLog('silent'),
    server.clock,
  );
  const gate = Promise.withResolvers<void>();
  const { pool } = platform.database;
  const late = async () => {
    await gate.promise;
    return pool.connect();
  };
  const deaf = Object.create(pool, { connect: { value: late } }) as typeof pool;
  const app = await buildServer({ ...platform, database: { ...platform.database, pool: deaf } });
  return {
    port: await listening(app),
    hear: gate.resolve,
    async close() {
      gate.resolve();
      await app.close();
      await platform.database.close();
    },
  };
}

it('no client is let in before the node hears the database, so that none misses a push unnoticed', async () => {
  const here = await listening(server.app);
  const seller = await server.signIn('seller@lading.test');
  const { orgId, userId } = (await server.platform.tokens.read(seller.accessToken))!;
  const join = (port: number) =>
    connectPush(port, seller.accessToken, [userTopic(orgId, userId), undoTopic(orgId)]);
  const node = await deafNode();
  try {
    const joining = join(node.port);
    // Two on another node, one after the other, take longer than one there.
    const others = join(here).then(() => join(here));
    expect(await Promise.race([joining.then(() => 'let in'), others.then(() => 'waits')])).toBe('waits');
    node.hear();
    const client = await joining;
    const push: UserPush = { type: 'TASK_CHANGED', taskId: '15' };
    await server.platform.database.asSystem((trx) => publishPush(trx, { orgId }, push));
    expect(JSON.parse((await client.next())!.body.toString())).toEqual(push);
  } finally {
    await node.close();
  }
});
