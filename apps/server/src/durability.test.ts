import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@lading/contracts/core';
import { type ProductRecord, productsApi } from '@lading/contracts/products';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { saveProducts } from './testing/import-series.ts';
import { ask, signIn, type Signed } from './testing/wire-client.ts';

const rowsOfSave = 400;
const kills = 4;
const endings: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

interface Running {
  process: ChildProcess;
  address: string;
}

/** A data folder, and a port that was free a moment ago. */
async function place(): Promise<{ dataDir: string; port: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-durability-'));
  endings.push(async () => {
    const pid = postgresPid(dataDir);
    const isRunning = () => pid !== undefined && isAlive(pid);
    if (isRunning()) process.kill(pid!, 'SIGQUIT');
    // While it runs it writes files, and the folder would remain.
    await expect.poll(isRunning).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { dataDir, port: await freePort() };
}

/** Starts the server like `npm start`, and waits until it reports that it is ready. */
async function startServer({ dataDir, port }: { dataDir: string; port: number }): Promise<Running> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      LADING_REQUESTS_PER_MINUTE: '100000',
      LADING_DEMO_HISTORY: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endings.push(async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  });
  for await (const chunk of server.stdout) if (String(chunk).includes('is ready')) break;
  return { process: server, address: `http://localhost:${port}` };
}

function postgresPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const countOf = async (address: string, headers: Signed, key: string): Promise<number> => {
  const query = `?search=${key}-&pageSize=1`;
  return (await ask<Page<ProductRecord>>(address, productsApi.calls.productPage.path + query, { headers }))
    .total;
};

const importsOf = async (address: string, headers: Signed): Promise<Task[]> => {
  const query = '?pageSize=20000&queryAllFlag=true';
  const { records } = await ask<Page<Task>>(address, tasksApi.calls.queryTask.path + query, { headers });
  return records.filter((task) => task.totalQuantity === rowsOfSave);
};

it('kill -9 during saves loses, splits or repeats no acknowledged save', async () => {
  const where = await place();
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { process: server, address } = await startServer(where);
    const { headers } = await signIn(address);
    // From the middle of the first save to some saves later, at a different point in every round.
    const first = performance.now();
    await saveProducts(address, headers, `R${round}N0`, rowsOfSave);
    acknowledged.push(`R${round}N0`);
    const lengthOfSave = performance.now() - first;
    setTimeout(() => server.kill('SIGKILL'), lengthOfSave * (0.3 + 3 * Math.random()));
    for (let number = 1; server.signalCode === null; number += 1) {
      const keys = [`R${round}N${number}A`, `R${round}N${number}B`];
      const results = await Promise.allSettled(
        keys.map((key) => saveProducts(address, headers, key, rowsOfSave)),
      );
      results.forEach(({ status }, index) =>
        (status === 'fulfilled' ? acknowledged : unanswered).push(keys[index]!),
      );
    }
    if (server.signalCode === null) await once(server, 'exit');
  }

  const { address } = await startServer(where);
  const { headers } = await signIn(address);
  for (const key of acknowledged)
    expect([key, await countOf(address, headers, key)]).toEqual([key, rowsOfSave]);
  const kept: string[] = [];
  for (const key of unanswered) {
    const count = await countOf(address, headers, key);
    expect([0, rowsOfSave]).toContain(count);
    if (count > 0) kept.push(key);
  }
  expect(await importsOf(address, headers)).toHaveLength(acknowledged.length + kept.length);

  for (const key of [...acknowledged, ...unanswered]) {
    expect(await saveProducts(address, headers, key, rowsOfSave)).toMatchObject({
      created: rowsOfSave,
      updated: 0,
    });
    expect(await countOf(address, headers, key)).toBe(rowsOfSave);
  }
  expect(await importsOf(address, headers)).toHaveLength(acknowledged.length + unanswered.length);
}, 180_000);

it('Ctrl-C ends the server cleanly, and PostgreSQL with it', async () => {
  const where = await place();
  const { process: server, address } = await startServer(where);
  const { headers } = await signIn(address);
  const pid = postgresPid(where.dataDir)!;
  expect(isAlive(pid)).toBe(true);
  const underWay = saveProducts(address, headers, 'LAST', rowsOfSave);
  const exited = once(server, 'exit');
  await fetch(`${address}/readyz`);
  server.kill('SIGINT');
  // Pending calls are either answered or were never received; none is interrupted.
  await underWay;
  expect(await exited).toEqual([0, null]);
  // Removing its pid file is the last thing before it ends.
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 20_000);
}, 60_000);
