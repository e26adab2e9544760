import type { AddressInfo } from 'node:net';
import { pushPath, type UndoPush, undoTopic, type UserPush, userTopic } from '@lading/contracts/core';
import { authApi } from '@lading/contracts/identity';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildServer } from '../../build-server.ts';
import type { SignedIn } from '../access-tokens.ts';
import { tidyUp } from '../housekeeping.job.ts';
import { openLog } from '../open-log.ts';
import { openPlatform } from '../open-platform.ts';
import type { Platform } from '../platform.ts';
import { startTestServer, type Caller, type TestServer } from '../testing/test-server.ts';
import { listenerName } from './listen-to-database.ts';
import { publishPush, type PushTarget } from './publish-push.ts';
import { connectPush, openSocket, type PushClient } from './testing/push-client.ts';

let server: TestServer;
/** A second node on the same database. */
let node: { app: FastifyInstance; platform: Platform };
let here: number;
let there: number;
let seller: Caller;
let who: SignedIn;
let own: string[];
const clients: PushClient[] = [];

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;
const listening = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: 'localhost' });
  return portOf(app);
};
async function connect(port: number, topics: readonly string[] = own, token = seller.accessToken) {
  const client = await connectPush(port, token, topics);
  clients.push(client);
  return client;
}
const publish = (to: PushTarget, push: UserPush | UndoPush) =>
  server.platform.database.asSystem((trx) => publishPush(trx, to, push));
const bodyOf = async (client: PushClient): Promise<unknown> => {
  const frame = await client.next();
  return frame && JSON.parse(frame.body.toString());
};
const changed = (taskId: string): UserPush => ({ type: 'TASK_CHANGED', taskId });

beforeAll(async () => {
  server = await startTestServer({ LADING_SOCKETS_PER_ADDRESS: '30' });
  const { config, database } = server.platform;
  const platform = openPlatform(
    config,
    { ...inject('postgres'), database: database.pool.options.database, max: 4 },
    openLog('silent'),
    server.clock,
  );
  node = { platform, app: await buildServer(platform) };
  here = await listening(server.app);
  there = await listening(node.app);
  seller = await server.signIn('seller@lading.test');
  who = (await server.platform.tokens.read(seller.accessToken))!;
  own = [userTopic(who.orgId, who.userId), undoTopic(who.orgId)];
});
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate();
});
afterAll(async () => {
  await node.app.close();
  await node.platform.database.close();
  await server.close();
});

describe('live push (decision D6)', () => {
  it('reaches a person on any node', async () => {
    const [one, other] = [await connect(here), await connect(there)];
    await publish({ orgId: who.orgId, userId: who.userId }, changed('11'));
    expect([await bodyOf(one), await bodyOf(other)]).toEqual([changed('11'), changed('11')]);
  });

  it('reaches everyone in an organization, and no one else', async () => {
    const stranger = await server.signIn('other@lading.test');
    const theirs = (await server.platform.tokens.read(stranger.accessToken))!;
    const [mine, foreign] = [
      await connect(there),
      await connect(there, [userTopic(theirs.orgId, theirs.userId)], stranger.accessToken),
    ];
    await publish({ orgId: who.orgId }, { type: 'STORE_CHANGED', storeId: '1' });
    await publish({ orgId: who.orgId, userId: '999999' }, changed('not for the seller'));
    await publish({ orgId: theirs.orgId }, changed('12'));
    await publish({ orgId: who.orgId }, changed('13'));
    expect(await bodyOf(foreign)).toEqual(changed('12'));
    expect([await bodyOf(mine), await bodyOf(mine)]).toEqual([
      { type: 'STORE_CHANGED', storeId: '1' },
      changed('13'),
    ]);
  });

  it('sends a recall to its own topic, even after a long message', async () => {
    const client = await connect(here);
    const message = { messageId: '5', contentEn: 'x'.repeat(20_000) };
    await server.platform.database.asSystem(async (trx) => {
      await publishPush(trx, { orgId: who.orgId }, { type: 'SYSTEM_NOTIFY', message });
      await publishPush(trx, { orgId: who.orgId }, { type: 'SYSTEM_NOTIFY_UNDO', messageId: '5' });
    });
    expect(await bodyOf(client)).toMatchObject({ type: 'SYSTEM_NOTIFY', message: { messageId: '5' } });
    const undo = await client.next();
    expect(undo?.headers.get('destination')).toBe(undoTopic(who.orgId));
  });

  it("refuses another person's topic, and a SEND", async () => {
    await expect(connect(here, [userTopic(who.orgId, '999')])).rejects.toThrow('may not listen');
    const client = await connect(here);
    client.send('SEND', { destination: own[0]! }, '{}');
    expect((await client.next())?.command).toBe('ERROR');
    expect(await client.closed).toBe(4403);
  });

  it('opens no socket for a page of another site', async () => {
    const { host } = new URL(`http://localhost:${here}`);
    await expect(openSocket(here, { origin: 'https://evil.test' })).rejects.toThrow('403');
    await expect(openSocket(here, { origin: 'null' })).rejects.toThrow('403');
    const client = await openSocket(here, { origin: `http://${host}` });
    client.socket.terminate();
    expect((await server.app.inject({ url: '/ws/stomp' })).statusCode).toBe(404);
  });

  it('limits the sockets per address and per person', async () => {
    for (let count = 0; count < 20; count += 1) await connect(here);
    await expect(connect(here)).rejects.toThrow('too many connections');
    await connect(there);
    for (let count = 20; count < 30; count += 1) clients.push(await openSocket(here));
    await expect(openSocket(here)).rejects.toThrow('429');
    const metrics = await server.app.inject({ url: '/metrics' });
    expect(metrics.body).toMatch(/push_sockets 30\n/);
  });

  it('closes every socket of a session that ends, on every node', async () => {
    const leaving = await server.signIn('pending@lading.test');
    const person = (await server.platform.tokens.read(leaving.accessToken))!;
    const topics = [userTopic(person.orgId, person.userId)];
    const gone = [
      await connect(here, topics, leaving.accessToken),
      await connect(there, topics, leaving.accessToken),
    ];
    await server.call(authApi.calls.logout, { body: {} }, leaving, { cookie: leaving.cookie });
    expect(await Promise.all(gone.map(({ closed }) => closed))).toEqual([4401, 4401]);
    await expect(connect(there, topics, leaving.accessToken)).rejects.toThrow('Please sign in');
  });

  it('closes when the token expires, and refuses an expired one', async () => {
    const client = await connect(here);
    server.clock.advance(15 * 60_000 + 1_000);
    expect(await client.closed).toBe(4401);
    await expect(connect(here)).rejects.toThrow('Please sign in');
    seller = await server.signIn('seller@lading.test');
  });

  it('selects the subprotocol that it speaks and no other', async () => {
    const open = (offered: string[]) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`ws://localhost:${here}${pushPath}`, offered);
        socket.once('error', reject);
        socket.once('open', () => {
          socket.terminate();
          resolve(socket.protocol);
        });
      });
    expect(await open(['v10.stomp', 'v12.stomp'])).toBe('v12.stomp');
    expect(await open([])).toBe('');
    await expect(open(['v10.stomp', 'v11.stomp'])).rejects.toThrow('no subprotocol');
  });

  it('closes a socket whose client does not read, and counts it as too slow', async () => {
    const client = await connect(here);
    client.socket.pause();
    const closed = (async () => {
      for (;;) {
        const { body } = await server.app.inject({ url: '/metrics' });
        if (body.includes('push_sockets_closed_total{code="1013"} 1')) return true;
        const message = { messageId: '1', contentEn: 'x'.repeat(500_000) };
        await publish({ orgId: who.orgId, userId: who.userId }, { type: 'SYSTEM_NOTIFY', message });
        server.clock.advance(1_000);
      }
    })();
    expect(await closed).toBe(true);
  }, 30_000);

  it('makes clients reconnect when database notifications were interrupted', async () => {
    const client = await connect(there);
    await server.platform.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()`,
      [listenerName],
    );
    expect(await client.closed).toBe(1012);
    const again = await connect(there);
    await publish({ orgId: who.orgId }, changed('14'));
    expect(await bodyOf(again)).toEqual(changed('14'));
  }, 20_000);

  it('keeps long messages for an hour', async () => {
    const count = async () => {
      const { rows } = await server.platform.database.asSystem((trx) =>
        sql<{ count: string }>`select count(*) from push_note`.execute(trx),
      );
      return Number(rows[0]?.count);
    };
    await tidyUp(server.platform);
    expect(await count()).toBeGreaterThan(0);
    // Whatever the clock of the node.
    server.clock.advance(3_601_000);
    await tidyUp(server.platform);
    expect(await count()).toBeGreaterThan(0);
    await server.platform.database.pool.query(
      `update push_note set created_at = created_at - interval '3601 seconds'`,
    );
    await tidyUp(server.platform);
    expect(await count()).toBe(0);
  });

  it('keeps working for others while an unauthenticated client floods it with line ends, headers, pings or empty fragments', async () => {
    const messages: [string, (socket: WebSocket) => void][] = [
      ['line ends', (socket) => socket.send(Buffer.alloc(60_000, 0x0a))],
      ['headers', (socket) => socket.send(`CONNECT\n${'a:b\n'.repeat(1_000)}`)],
      ['pings', (socket) => socket.ping(Buffer.alloc(125))],
      ['fragments', (socket) => socket.send(Buffer.alloc(0), { fin: false })],
    ];
    for (const [what, send] of messages) {
      const { socket } = await openSocket(here);
      while (socket.readyState !== socket.CLOSED) {
        for (let count = 0; count < 1_000; count += 1) if (socket.readyState === socket.OPEN) send(socket);
        await new Promise(setImmediate);
      }
      expect((await server.app.inject({ url: '/healthz' })).statusCode, what).toBe(200);
    }
  }, 60_000);
});
