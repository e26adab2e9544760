import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call, CallData, CallSpec, Refusal } from '@lading/contracts/core';
import { pino } from 'pino';
import { buildServer } from '../build-server.ts';
import { readConfig, type Config } from '../config.ts';
import { operatorNameHeader } from '../platform/audit/operator-acts.ts';
import { databaseClock } from '../platform/database-clock.ts';
import type { Database } from '../platform/database.ts';
import { openLog } from '../platform/open-log.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { DataFolderInUse, embeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { localOperatorToken } from '../platform/require-operator.ts';
import { openSecrets } from '../platform/secrets.ts';
import { printableData } from './printable.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};
type Answer<Data> = { result: 'OK'; data: Data } | Refusal;
interface Request {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether it may be repeated when there is no answer. */
  isRepeatable: boolean;
}
type Send = (request: Request) => Promise<string>;

/** How long a server may take to answer. A proxy in front of it waits as long (docs/operating.md), and a statement half a minute. */
const answerMost = 120_000;

/** The operators' calls, for commands. */
export interface OperatorAccess {
  /** Makes a call; returns its data with every text safe for a terminal. @throws with a text for people when it is refused */
  call<Spec extends CallSpec>(call: Call<Spec>, parts: Parts): Promise<CallData<Spec>>;
  close(): Promise<void>;
}

/**
 * Opens the operators' calls, which all commands use. They go to the server of `LADING_ADMIN_URL`; without that,
 * with `DATABASE_URL`, they are handled in this process on that database; otherwise by this machine's server if it runs, or in
 * this process on the embedded database if it does not (decision record 0013).
 *
 * @param operator the name shown in audit logs
 * @param answerMs how long a server may take to answer a call, further tries included
 */
export async function openOperator(
  environment: Environment,
  operator: string,
  answerMs: number = answerMost,
): Promise<OperatorAccess> {
  const config = readConfig(environment);
  if (!config.operatorToken && !config.secret && !existsSync(join(config.dataDir, 'secret')))
    throw new Error(`There is no secret in ${config.dataDir}. Set DATA_DIR or LADING_OPERATOR_TOKEN.`);
  const remote = environment['LADING_ADMIN_URL']?.replace(/\/$/, '');
  if (remote) return overHttp(remote, config, operator, answerMs);
  if (config.databaseUrl !== undefined)
    return inProcess(config, operator, { connectionString: config.databaseUrl });
  const local = `http://localhost:${config.port}`;
  if (await answers(local)) return overHttp(local, config, operator, answerMs);
  if (!existsSync(join(config.dataDir, 'postgres')))
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const log = openLog('error', pino.destination(2));
  try {
    const embedded = await embeddedPostgres(config.dataDir, log, `admin command, process ${process.pid}`);
    return await inProcess(config, operator, embedded.connection, () => embedded.stop());
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new Error(`${error.message} Or set PORT, or LADING_ADMIN_URL, to have that server do it.`, {
      cause: error,
    });
  }
}

function overHttp(address: string, config: Config, operator: string, answerMs: number): OperatorAccess {
  const token = config.operatorToken ?? localOperatorToken(openSecrets(config.dataDir, config.secret));
  return access({ token, operator }, async ({ method, url, headers, body, isRepeatable }) => {
    const signal = AbortSignal.timeout(answerMs);
    for (let left = isRepeatable ? 2 : 0; ; left -= 1) {
      try {
        const response = await fetch(address + url, {
          method,
          headers,
          signal,
          ...(body !== undefined && { body }),
        });
        return await response.text();
      } catch (error) {
        if (signal.aborted) throw tooLate(address, answerMs, method, error);
        if (left === 0) throw new Error(`The server at ${address} does not answer.`, { cause: error });
        await wait(500);
      }
    }
  });
}

function tooLate(address: string, answerMs: number, method: Call['method'], cause: unknown): Error {
  const late = `The server at ${address} has not answered within ${answerMs / 1_000} seconds.`;
  const unknown = 'It may still do what was asked: check before you repeat the command.';
  return new Error(method === 'GET' ? late : `${late} ${unknown}`, { cause });
}

async function inProcess(
  config: Config,
  operator: string,
  connection: Parameters<typeof openPlatform>[1],
  stop?: () => Promise<unknown>,
): Promise<OperatorAccess> {
  const log = openLog('error', pino.destination(2));
  const clock = databaseClock(log);
  const platform = openPlatform(config, { ...connection, max: 4 }, log, clock);
  const close = async (): Promise<void> => {
    await platform.database.close();
    await stop?.();
  };
  try {
    await clock.align(platform.database.pool);
    // An embedded database has no other users, so it is migrated as at a start. Nodes of an older release may use a shared one.
    if (stop) await platform.database.migrate();
    else await requireCurrent(platform.database);
    const app = await buildServer(platform);
    const token = config.operatorToken ?? localOperatorToken(platform.secrets);
    return access(
      { token, operator },
      async ({ method, url, headers, body }) =>
        (await app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) })).body,
      async () => {
        await app.close();
        await close();
      },
    );
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws When the database belongs to another release, earlier or later */
async function requireCurrent(database: Database): Promise<void> {
  await database.refuseNewer();
  if ((await database.pendingMigrations()).length > 0)
    throw new Error('The database is not up to date with this release. Start a server of it first.');
}

function access(
  { token, operator }: { token: string; operator: string },
  send: Send,
  close: () => Promise<void> = async () => {},
): OperatorAccess {
  return {
    close,
    async call<Spec extends CallSpec>(call: Call<Spec>, { params, query, body }: Parts) {
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params?.[name] ?? ''),
      );
      const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
      const url = search.size > 0 ? `${path}?${search}` : path;
      const key = call.idempotent ? randomUUID() : undefined;
      const text = await send({
        method: call.method,
        url,
        isRepeatable: key !== undefined || call.method === 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          'user-agent': 'lading-admin',
          [operatorNameHeader]: encodeURIComponent(operator),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const answer = read<CallData<Spec>>(text);
      if (answer.result === 'OK') return printableData(answer.data);
      const faults = (answer.errors ?? []).map(({ fieldName, message }) => `${fieldName}: ${message}`);
      throw new Error([`The server refuses: ${answer.message}`, ...faults].join(' '));
    },
  };
}

function read<Data>(text: string): Answer<Data> {
  try {
    return JSON.parse(text) as Answer<Data>;
  } catch {
    throw new Error('What answers there is no server of this product.');
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}
