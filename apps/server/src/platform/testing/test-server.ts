import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Call, CallData, CallInput, CallSpec, Refusal } from '@lading/contracts/core';
import { authApi, saasAuthApi } from '@lading/contracts/identity';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Client } from 'pg';
import { inject } from 'vitest';
import { demoPassword } from '../../../db/seeds/demo-people.ts';
import { buildServer } from '../../build-server.ts';
import { readConfig, type Config } from '../../config.ts';
import { openPlatform } from '../open-platform.ts';
import type { Platform } from '../platform.ts';
import { openLog } from '../open-log.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import { injectCall } from './inject-call.ts';
import type { Clock } from '../clock.ts';

/** A clock that a test controls. It starts at the machine's time. */
interface ManualClock extends Clock {
  /** Turns the clock forward, or back by a negative number. */
  advance(milliseconds: number): void;
}

function manualClock(): ManualClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

/** A signed-in caller. */
export interface Caller {
  accessToken: string;
  sessionId: string;
  /** `name=value` of the refresh cookie. */
  cookie: string;
  host: string;
}

/** The reply of a call as sent over the wire. */
type Answer<Data> = { result: 'OK'; data: Data } | Refusal;

/** A complete server on its own database, with the demo's people. */
export interface TestServer {
  app: FastifyInstance;
  platform: Platform;
  clock: ManualClock;
  /** Every line of the log so far. */
  log: string[];
  /** Signs in one of the demo's people (decision D12). */
  signIn(email: string): Promise<Caller>;
  /** Makes a declared call and returns the envelope. */
  call<Spec extends CallSpec>(
    call: Call<Spec>,
    input: CallInput<Spec>,
    caller?: Caller,
    headers?: Record<string, string>,
  ): Promise<Answer<CallData<Spec>>>;
  /** Like `call`, for status, headers and raw bodies. */
  send<Spec extends CallSpec>(
    call: Call<Spec>,
    input: CallInput<Spec>,
    caller?: Caller,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Additions of a test to its server. */
interface More {
  /** Files to serve as if they had been built. */
  dist?: Config['dist'];
  /** The test's own calls. */
  register?: (app: FastifyInstance, platform: Platform) => void;
}

/** Starts one; close it in `afterAll`. `env` extends the configuration. */
export async function startTestServer(
  env: Record<string, string> = {},
  more: More = {},
): Promise<TestServer> {
  const postgres = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ ...postgres, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template template`);

  const dataDir = await mkdtemp(join(tmpdir(), 'lading-test-'));
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trimEnd().split('\n'));
      done();
    },
  });
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      LADING_SECRET: 'k'.repeat(40),
      LOG_LEVEL: 'debug',
      // Stores are only pulled on request of a test.
      LADING_STORE_PULL_MINUTES: '0',
      ...env,
    }),
    dist: more.dist ?? { shell: '/nowhere', apps: {} },
  };
  const clock = manualClock();
  const tracing = await openTracing(config);
  const platform = {
    ...openPlatform(
      config,
      { ...postgres, database, max: 8 },
      openLog(config.logLevel, sink),
      clock,
      tracing,
    ),
    checkReplies: true,
  };
  const app = await buildServer(platform, more.register);
  await app.ready();

  const send: TestServer['send'] = (call, input, caller, headers) =>
    injectCall(app, call, input as object, {
      host: caller?.host ?? 'localhost',
      ...(caller ? { authorization: `Bearer ${caller.accessToken}` } : {}),
      ...headers,
    });
  return {
    app,
    platform,
    clock,
    log: lines,
    send,
    call: async (...parameters) => (await send(...parameters)).json(),
    async signIn(email) {
      const host = email.endsWith('@reseller.test') ? 'reseller.localhost' : 'localhost';
      const login = host === 'localhost' ? authApi.calls.login : saasAuthApi.calls.login;
      const response = await send(login, { body: { userName: email, password: demoPassword } }, undefined, {
        host,
      });
      const answer = response.json<Answer<{ accessToken: string; sessionId: string }>>();
      if (answer.result !== 'OK') throw new Error(`${email} could not sign in: ${answer.message}`);
      const cookie = response.cookies.find(({ name }) => name.endsWith('lading-refresh'));
      return { ...answer.data, cookie: cookie ? `${cookie.name}=${cookie.value}` : '', host };
    },
    async close() {
      await app.close();
      await platform.jobs.stop();
      await platform.database.close();
      await tracing.stop();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
