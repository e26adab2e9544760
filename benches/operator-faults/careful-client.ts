import { setTimeout as wait } from 'node:timers/promises';
import { authApi } from '@lading/contracts/identity';
import { orderFormApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { tasksApi } from '@lading/contracts/tasks';
import { saveProducts, type Acknowledged } from '../../apps/server/src/testing/import-series.ts';
import { ask, Refusal, type Signed } from '../../apps/server/src/testing/wire-client.ts';

/** What servers have acknowledged to the clients of a round, and how they answered otherwise. */
export interface Promised {
  saves: Acknowledged[];
  /** References of orders. */
  orders: string[];
  /** Task ids of exports. */
  exports: string[];
  /** Addresses that codes are mailed to. */
  mails: string[];
  /** Longest time from the first try of a call to its acknowledgement, in milliseconds. */
  longestMs: number;
  /** Tries that were not acknowledged, by reason. */
  refused: Map<string, number>;
}

/** How long one try may take: longer than a call waits for a lock and then for its turn. */
const tryMs = 15_000;
const againMs = 100;
/** After this a call has failed for good: twice the time in which nodes must recover. */
const giveUpMs = 120_000;

/** The answer of a node that the proxy lost. */
export const cutOff = 'HTTP 502';
/** Reasons after which a client may try again; anything else would be told to a person. */
const passing = new Set([
  cutOff,
  'HTTP 503',
  'no connection',
  'no answer',
  'core.databaseAway',
  'core.lockedMeanwhile',
  'core.tookTooLong',
  'core.tasksWaiting',
]);

/** The reasons that a careful client would not expect from a server whose database fails, with their numbers. */
export const oddReasons = ({ refused }: Promised): string[] =>
  [...refused].filter(([reason]) => !passing.has(reason)).map(([reason, times]) => `${reason} × ${times}`);

/** A client that repeats each call, under its key where it has one, until it is acknowledged. */
export interface CarefulClient {
  promised: Promised;
  save(key: string, rows: number, origin?: string): Promise<void>;
  order(key: string): Promise<void>;
  exportProducts(search: string): Promise<void>;
  mailCode(email: string, address: string): Promise<void>;
  /** Reads the list of tasks. */
  read(origin?: string): Promise<void>;
}

/** One that calls `origin`, or another where a call says so, as the person of `headers`. */
export function carefulClient(origin: string, headers: Signed): CarefulClient {
  const promised: Promised = {
    saves: [],
    orders: [],
    exports: [],
    mails: [],
    longestMs: 0,
    refused: new Map(),
  };

  async function acknowledged<Reply>(call: () => Promise<Reply>): Promise<{ reply: Reply; tries: number }> {
    const from = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        const reply = await inTime(call());
        promised.longestMs = Math.max(promised.longestMs, performance.now() - from);
        return { reply, tries };
      } catch (error) {
        const reason = reasonOf(error);
        promised.refused.set(reason, (promised.refused.get(reason) ?? 0) + 1);
        if (performance.now() - from > giveUpMs)
          throw new Error(`A call was not acknowledged in ${giveUpMs / 1_000} s`, { cause: error });
        await wait(againMs);
      }
    }
  }
  const post = <Data>(path: string, body: object, more: Record<string, string> = {}): Promise<Data> =>
    ask(origin, path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });

  return {
    promised,
    async save(key, rows, at = origin) {
      const { reply, tries } = await acknowledged(() => saveProducts(at, headers, key, rows));
      promised.saves.push({ key, rows, tries, taskId: String(reply.taskId) });
    },
    async order(key) {
      const body = { ...anOrder, reference: key };
      await acknowledged(() => post(orderFormApi.calls.createOrder.path, body, { 'idempotency-key': key }));
      promised.orders.push(key);
    },
    async exportProducts(search) {
      const { path } = productsApi.calls.exportProducts;
      const { reply } = await acknowledged(() => post<{ taskId: string }>(path, { search, format: 'csv' }));
      promised.exports.push(reply.taskId);
    },
    async mailCode(email, address) {
      const body = { email, purpose: 'register' };
      await acknowledged(() => post(authApi.calls.sendCode.path, body, { 'x-forwarded-for': address }));
      promised.mails.push(email);
    },
    async read(at = origin) {
      await acknowledged(() => ask(at, taskList, { headers }));
    },
  };
}

/** The call that reads the list of tasks. */
export const taskList = `${tasksApi.calls.queryTask.path}?pageSize=50&queryAllFlag=false`;

const anOrder = {
  orderNo: '',
  recipient: {
    name: 'Ann Lee',
    addressLine1: '12 Oak Street',
    city: 'Austin',
    stateCode: 'TX',
    zipCode: '73301',
    countryCode: 'US',
  },
  currency: 'USD',
  lines: [{ skuCode: 'JP-BOWL', quantity: 1, unitPrice: 34.5 }],
  packages: [],
};

/** @throws when a call takes longer than a client waits; a server may still do it */
export async function inTime<Reply>(call: Promise<Reply>, milliseconds = tryMs): Promise<Reply> {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error('no answer');
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    over.abort();
  }
}

/** Why a call was not acknowledged: the code of the message, or what happened instead of an answer. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.reason ?? `HTTP ${error.code}`;
  if (error instanceof TypeError) return 'no connection';
  return error instanceof Error ? error.message : String(error);
}
