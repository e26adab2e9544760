import { setTimeout as wait } from 'node:timers/promises';
import { limits, type Page, userTopic } from '@lading/contracts/core';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { decodeJwt } from 'jose';
import { connectPush, type PushClient } from '../platform/push/testing/push-client.ts';
import { ask, type Signed } from './wire-client.ts';

/** A client that stays connected like the browser, and tracks tasks from pushes. */
export interface SteadyListener {
  /** Finished tasks, as far as it knows from pushes or from asking after a reconnection. */
  over: ReadonlySet<string>;
  /** How long it was disconnected each time its socket was lost, in milliseconds, until it listened and had asked again. */
  gaps: readonly number[];
  close(): void;
}

/** At most the jitter of the browser, so that clients do not reconnect at the same time. */
const spreadMs = 2_000;
const againMs = 250;

/** Opens one at the address of the proxy. A push counts for its own task only, so that a lost one is noticed. */
export async function steadyListener(
  port: number,
  accessToken: string,
  headers: Signed,
): Promise<SteadyListener> {
  const { org, sub } = decodeJwt<{ org: string }>(accessToken);
  const topic = userTopic(org, String(sub));
  const over = new Set<string>();
  const gaps: number[] = [];
  const life = { isOver: false };
  let client: PushClient;

  async function look(isMeant: (taskId: string) => boolean): Promise<void> {
    const path = `${tasksApi.calls.queryTask.path}?pageSize=20000&queryAllFlag=true`;
    const { records } = await again(() => ask<Page<Task>>(`http://localhost:${port}`, path, { headers }));
    for (const { taskId, status } of records)
      if (taskId !== null && taskId !== undefined && status !== 1 && isMeant(taskId)) over.add(taskId);
  }
  async function again<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (life.isOver) throw error;
        await wait(againMs);
      }
    }
  }
  async function listen(): Promise<void> {
    for (let frame = await client.next(); frame; frame = await client.next()) {
      const { taskId } = JSON.parse(frame.body.toString()) as { taskId?: string };
      if (taskId !== undefined) await look((id) => id === taskId);
    }
  }
  async function stay(): Promise<void> {
    while (!life.isOver) {
      await listen();
      const lostAt = performance.now();
      if (life.isOver) return;
      await wait(limits.push.reconnectMs + Math.random() * spreadMs);
      client = await again(() => connectPush(port, accessToken, [topic]));
      await look(() => true);
      gaps.push(performance.now() - lostAt);
    }
  }

  client = await connectPush(port, accessToken, [topic]);
  stay().catch(() => undefined);
  return {
    over,
    gaps,
    close() {
      life.isOver = true;
      client.socket.terminate();
    },
  };
}
