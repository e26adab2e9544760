import { setTimeout as wait } from 'node:timers/promises';
import type { ServerNode } from '../../apps/server/src/testing/server-node.ts';
import { signIn } from '../../apps/server/src/testing/wire-client.ts';
import { carefulClient, oddReasons, type CarefulClient } from './careful-client.ts';
import type { Fault, Stage } from './faults.ts';
import { untruths, watchReadiness } from './readiness.ts';
import { databaseTime, settle } from './settle.ts';
import { startLoad } from './steady-load.ts';

/** What one round of a fault has shown. */
export interface Round {
  /** From the end of the fault until both nodes write and read again, in milliseconds. */
  callsMs: number;
  /** From the end of the fault until all acknowledged work has ended. */
  workMs: number;
  /** Longest time that one call took with all its tries. */
  longestMs: number;
  /** Acknowledged rows of imports, and orders. */
  rows: number;
  lost: number;
  doubled: number;
  /** Nodes whose process ended by itself. */
  dead: number;
  /** Everything else that should not be. */
  findings: string[];
  /** Refusals that a client would not expect, for people to look at. */
  odd: string[];
}

/** How long the load runs before a fault, so that calls and jobs are in progress. */
const beforeMs = 2_000;
/** Calls must succeed again within a minute. */
const recoverMs = 60_000;
/** Jobs are tried again after up to a minute, and then take their time. */
const workMs = 120_000;

/** Plays a fault under load and judges what has become of everything that was acknowledged. `number` counts from 1. */
export async function playRound(
  stage: Stage & { accepted: readonly string[] },
  fault: Fault,
  number: number,
): Promise<Round> {
  const { two, database } = stage;
  const { nodes, proxy } = two;
  const mark = `${fault.name}.${number}.`;
  const victim = (number % 2) as 0 | 1;
  const other = (1 - victim) as 0 | 1;
  const from = await databaseTime(database);
  const { headers } = await signIn(nodes[other].origin);
  const client = carefulClient(proxy.origin, headers);
  const { promised } = client;
  const pids = nodes.map((node) => node.pid());
  const load = startLoad(client, mark);
  const watch = watchReadiness(nodes);
  await wait(beforeMs);
  const played = await fault.play({ ...stage, victim, other, headers, promised });
  const findings = [...(played.findings ?? [])];
  const since = (): number => performance.now() - played.since;
  const note = (error: unknown): void => void findings.push(String(error));

  await Promise.all(nodes.map((node, place) => untilServes(node, client, `${mark}P${place}n`))).catch(note);
  const callsMs = since();
  if (callsMs > recoverMs) findings.push(`calls succeeded after ${(callsMs / 1_000).toFixed(0)} s only`);
  await load.stop().catch(note);
  findings.push(...untruths(await watch.stop(), played));

  const { accepted } = stage;
  const outcome = await settle(database, { mark, promised, accepted, from }, workMs);
  const settledMs = since();
  for (const open of outcome.open) findings.push(`not ended: ${open}`);
  if (outcome.failed > 0) findings.push(`${outcome.failed} exports failed`);
  const isDead = (place: number): boolean => place !== played.ended && !runs(pids[place]!);
  const dead = nodes.filter((_node, place) => isDead(place));
  for (const node of dead) await node.start();
  const { saves, orders, longestMs } = promised;
  return {
    callsMs,
    workMs: settledMs,
    longestMs,
    rows: saves.reduce((sum, { rows }) => sum + rows, 0) + orders.length,
    lost: outcome.lost,
    doubled: outcome.doubled,
    dead: dead.length,
    findings,
    odd: oddReasons(promised),
  };
}

/** Resolves when a node is ready, writes and reads. */
async function untilServes({ origin }: ServerNode, client: CarefulClient, key: string): Promise<void> {
  await client.save(key, 5, origin);
  await client.read(origin);
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = performance.now() + recoverMs; !(await isReady()); await wait(100))
    if (performance.now() > end) throw new Error(`${origin} serves calls and reports that it is not ready`);
}

/** Whether a process is there. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
