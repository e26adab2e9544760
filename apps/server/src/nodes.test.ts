import { type Page, type UserPush, userTopic } from '@lading/contracts/core';
import { authApi } from '@lading/contracts/identity';
import { operatorNotificationsApi } from '@lading/contracts/messages';
import { productsApi } from '@lading/contracts/products';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectPush } from './platform/push/testing/push-client.ts';
import {
  countLosses,
  saveProducts,
  saveUntilAcknowledged,
  type Acknowledged,
} from './testing/import-series.ts';
import type { ServerNode } from './testing/server-node.ts';
import { steadyListener } from './testing/steady-listener.ts';
import { startTwoNodes, type TwoNodes } from './testing/two-nodes.ts';
import { ask, Refusal, signIn, refreshCookieOf } from './testing/wire-client.ts';

const operatorToken = 'o'.repeat(40);
const callsPerMinute = 800;
const kills = 4;
const noLosses = { lost: 0, twice: 0, extra: 0, open: 0 };

let running: TwoNodes | undefined;
let nodes: TwoNodes['nodes'];
let proxy: TwoNodes['proxy'];
let database: TwoNodes['database'];

beforeAll(async () => {
  running = await startTwoNodes({
    LADING_OPERATOR_TOKEN: operatorToken,
    LADING_REQUESTS_PER_MINUTE: String(callsPerMinute),
  });
  ({ nodes, proxy, database } = running);
}, 120_000);
afterAll(() => running?.close(), 60_000);

const listTasks = `${tasksApi.calls.queryTask.path}?pageSize=1000&queryAllFlag=true`;
/** The code of a refusal; 200 without one. */
const codeOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

describe('two nodes on a PostgreSQL of their own', { timeout: 120_000 }, () => {
  it('share sign-ins: one started at either is valid at the other, and ending it works across them', async () => {
    const [here, there] = nodes;
    const { headers, cookie } = await signIn(here.origin);
    expect(await codeOf(ask(there.origin, listTasks, { headers }))).toBe(200);
    const renewed = await fetch(there.origin + authApi.calls.refresh.path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'test' },
      body: '{}',
    });
    expect(await renewed.json()).toMatchObject({ result: 'OK' });
    await ask(there.origin, authApi.calls.logout.path, {
      method: 'POST',
      headers: { ...headers, cookie: refreshCookieOf(renewed) },
      body: '{}',
    });
    await vi.waitFor(
      async () => expect(await codeOf(ask(here.origin, listTasks, { headers }))).toBe(401),
      20_000,
    );
  });

  it('push to a person at one what is published through the other', async () => {
    const [here, there] = nodes;
    const { accessToken } = await signIn(there.origin);
    const { org, sub } = decodeJwt<{ org: string }>(accessToken);
    const listener = await connectPush(here.port, accessToken, [userTopic(org, sub!)]);
    const texts = { titleEn: 'Dock 4', titleZh: '4 号月台', contentEn: 'Closed.', contentZh: '关闭。' };
    await ask(there.origin, operatorNotificationsApi.calls.publishNotification.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ audience: { kind: 'person', email: 'seller@lading.test' }, ...texts }),
    });
    const frame = await listener.next();
    listener.socket.terminate();
    expect(JSON.parse(frame!.body.toString()) as UserPush).toMatchObject({
      type: 'SYSTEM_NOTIFY',
      message: { titleEn: 'Dock 4' },
    });
  });

  it('run each job once, whichever of them queued it', async () => {
    const { headers } = await signIn(proxy.origin);
    const queued = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => {
        const key = `JOB${number}`;
        const { taskId } = await saveProducts(proxy.origin, headers, key, 1_100);
        return { key, rows: 1_100, tries: 1, taskId: String(taskId) };
      }),
    );
    await vi.waitFor(async () => expect(await countLosses(database, 'JOB', queued)).toEqual(noLosses), {
      timeout: 30_000,
      interval: 200,
    });
  });

  it('serve each other’s files from their shared folder', async () => {
    const [here, there] = nodes;
    const { headers } = await signIn(here.origin);
    const { taskId } = await ask<{ taskId: string }>(here.origin, productsApi.calls.exportProducts.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ format: 'csv' }),
    });
    const fileId = await vi.waitFor(
      async () => {
        const { records } = await ask<Page<Task>>(here.origin, listTasks, { headers });
        const task = records.find((one) => one.taskId === taskId);
        expect(task?.status).toBe(2);
        return task!.fileId!;
      },
      { timeout: 20_000, interval: 100 },
    );
    const path = tasksApi.calls.download.path.replace('{fileId}', fileId);
    const texts = await Promise.all(
      [here, there].map(async ({ origin }) => (await fetch(origin + path, { headers })).text()),
    );
    expect(texts[0]).toContain('SKU');
    expect(texts[1]).toBe(texts[0]);
  });

  it('count attempts to sign in together', async () => {
    const attempt = () =>
      codeOf(
        ask(proxy.origin, authApi.calls.login.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ userName: 'guessed@lading.test', password: 'Wrong-1234' }),
        }),
      );
    const codes: number[] = [];
    for (let number = 0; number < 12; number += 1) codes.push(await attempt());
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
  });

  it('count calls of an address together: a refusal at one applies to the other within a second', async () => {
    const [here, there] = nodes;
    const { headers } = await signIn(proxy.origin);
    const call = ({ origin }: ServerNode) =>
      codeOf(ask(origin, listTasks, { headers: { ...headers, 'x-forwarded-for': '192.0.2.7' } }));
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => call(here)));
    // Repeated if a new minute starts just now.
    await vi.waitFor(
      async () => {
        while (!(await fifty()).includes(429));
        expect(await call(there)).toBe(429);
      },
      { timeout: 90_000, interval: 300 },
    );
  });

  it.each([
    ['written at once', 80],
    ['queued as a job', 2_000],
  ])('do not repeat a save %s whose node died before its answer arrived', async (_how, rows) => {
    const { headers } = await signIn(proxy.origin);
    const key = `LOST${rows}`;
    const victims: ServerNode[] = [];
    proxy.loseNextAnswer(async (port) => {
      const victim = nodes.find((node) => node.port === port)!;
      victims.push(victim);
      await victim.kill();
    });
    const saved = await saveUntilAcknowledged(proxy.origin, headers, key, rows);
    expect([victims.length, saved.tries]).toEqual([1, 2]);
    await vi.waitFor(async () => expect(await countLosses(database, key, [saved])).toEqual(noLosses), {
      timeout: 40_000,
      interval: 200,
    });
    await victims[0]!.start();
  });

  it('lose or repeat nothing acknowledged when they are killed under their clients, who reconnect within 10 s', async () => {
    const session = await signIn(proxy.origin);
    const from = (address: string) => ({ ...session.headers, 'x-forwarded-for': address });
    const listeners = await Promise.all(
      ['198.51.100.1', '198.51.100.2'].map((address) =>
        steadyListener(proxy.port, session.accessToken, from(address)),
      ),
    );
    const socketsAt = ({ port }: ServerNode) => proxy.socketsAt(port);
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < kills; round += 1) {
      // Both are back from the previous kill.
      await vi.waitFor(() => expect(socketsAt(nodes[0]) + socketsAt(nodes[1])).toBe(listeners.length), {
        timeout: 20_000,
        interval: 20,
      });
      const inTurn = nodes[round % 2]!;
      const victim = socketsAt(inTurn) > 0 ? inTurn : nodes[(round + 1) % 2]!;
      const headers = from(`198.51.100.${10 + round}`);
      const save = async (key: string, rows: number): Promise<void> => {
        acknowledged.push(await saveUntilAcknowledged(proxy.origin, headers, key, rows));
      };
      const life = { isKilled: false };
      const series = async (name: string): Promise<void> => {
        // Continues for a while after the kill, so that some requests are during it and some after.
        for (let number = 0, after = 0; after < 3; number += 1) {
          await save(`KILL-${round}${name}${number}`, 80);
          if (life.isKilled) after += 1;
        }
      };
      const saving = Promise.all([save(`KILL-${round}-large`, 2_000), series('A'), series('B')]);
      await new Promise((resume) => setTimeout(resume, 100 + 1_500 * Math.random()));
      await victim.kill();
      life.isKilled = true;
      await saving;
      await victim.start();
    }
    await vi.waitFor(
      async () =>
        expect(await countLosses(database, 'KILL', acknowledged)).toEqual({
          lost: 0,
          twice: 0,
          extra: 0,
          open: 0,
        }),
      { timeout: 40_000, interval: 200 },
    );
    await vi.waitFor(
      () => {
        for (const { over } of listeners)
          expect(acknowledged.filter(({ taskId }) => !over.has(taskId))).toEqual([]);
      },
      { timeout: 40_000, interval: 100 },
    );
    for (const listener of listeners) listener.close();
    const gaps = listeners.flatMap((listener) => listener.gaps);
    expect(gaps.length).toBeGreaterThanOrEqual(kills);
    expect(Math.max(...gaps)).toBeLessThan(10_000);
    for (const { key, rows, taskId } of acknowledged) {
      const again = await saveProducts(nodes[0].origin, session.headers, key, rows);
      expect(again).toMatchObject({ taskId, repeated: true });
    }
  });
});
