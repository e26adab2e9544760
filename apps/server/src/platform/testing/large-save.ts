import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { Client } from 'pg';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { databaseUrlOf } from './database-url.ts';
import type { Caller, TestServer } from './test-server.ts';

/** A second server takes a while to start on a busy machine. */
export const soon = { timeout: 90_000, interval: 25 };

/** Large saves of a person, observed from outside the server. Call its members in tests. */
export interface LargeSaves {
  /** A task of the person from the task list. */
  taskOf(taskId: string | null | undefined): Promise<Task>;
  /** The task once it has ended. */
  ended(taskId: string | null | undefined): Promise<Task>;
  /** Rows of a table expression. */
  count(from: string, ...values: string[]): Promise<number>;
  /** Runs a statement in a transaction that stays open, so that concurrent writers wait; returns the release function. */
  holdBack(statement: string, ...values: string[]): Promise<() => Promise<void>>;
  /** A server in a separate process, on the same database and files. */
  startProcess(): Promise<{ kill: () => Promise<void> }>;
}

export function largeSaves(server: () => TestServer, person: () => Caller): LargeSaves {
  async function databaseName(): Promise<string> {
    const { rows } = await server().platform.database.pool.query<{ database: string }>(
      'select current_database() as database',
    );
    return rows[0]!.database;
  }

  async function taskOf(taskId: string | null | undefined): Promise<Task> {
    const query = { pageSize: 50, queryAllFlag: true };
    const answer = await server().call(tasksApi.calls.queryTask, { query }, person());
    const found = answer.result === 'OK' && answer.data.records.find((task) => task.taskId === taskId);
    if (!found) throw new Error('The task is not on record');
    return found;
  }

  return {
    taskOf,
    ended: (taskId) =>
      vi.waitFor(async () => {
        const task = await taskOf(taskId);
        // The whole task: its progress shows whether it is slow or does not move at all.
        expect(task, JSON.stringify(task)).not.toMatchObject({ status: 1 });
        return task;
      }, soon),

    async count(from, ...values) {
      const { rows } = await server().platform.database.pool.query<{ n: number }>(
        `select count(*)::integer as n from ${from}`,
        values,
      );
      return rows[0]!.n;
    },

    async holdBack(statement, ...values) {
      const client = new Client({ ...inject('postgres'), database: await databaseName() });
      await client.connect();
      await client.query('begin');
      await client.query(statement, values);
      let held = true;
      const letGo = async () => {
        if (!held) return;
        held = false;
        await client.query('rollback');
        await client.end();
      };
      onTestFinished(letGo);
      return letGo;
    },

    async startProcess() {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
        env: {
          ...process.env,
          DATABASE_URL: await databaseUrlOf(server().platform.database),
          DATA_DIR: server().platform.config.dataDir,
          LADING_SECRET: 'k'.repeat(40),
          LADING_DEMO: '0',
          PORT: '0',
          HOST: '127.0.0.1',
          LOG_LEVEL: 'warn',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const exited = once(child, 'exit');
      const kill = async () => {
        child.kill('SIGKILL');
        await exited;
      };
      onTestFinished(kill);
      return { kill };
    },
  };
}
