import {
  automationApi,
  automationMessages,
  type RuleRun,
  type RuleTrace,
} from '@lading/contracts/automation';
import { z } from 'zod';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound } from '../../platform/request-error.ts';
import { addEachEvent, nextState, readOrderStates, releaseOrders } from '../orders/index.ts';
import { applyToOrders, rulesInUse, writeOrders, type Run } from './apply-rules.service.ts';
import type { RuleOrder } from './criteria-rules.ts';
import { readRuleOrders } from './rule-order.store.ts';
import { stands, takenBack } from './undo-rules.ts';
import { markTraces, markUndone, readRun, readRunTraces, takeQueued } from './run.store.ts';

/** The job that applies rules to new orders; the database queues it with the order, see its migration. */
const applyJob = jobKind('automation.apply', z.object({ orgId: z.string() }));

/** Orders per transaction. */
const ordersAtOnce = 100;
/** Orders per run: it is undone in one transaction. */
const ordersOfRun = 1_000;

/** Applies rules in the background. Call it while modules are registered. */
export function automationWork({ jobs, database, clock }: Platform): void {
  jobs.handle(applyJob, async ({ orgId }, { signal }) => {
    let run: Run = { runId: null, orders: 0 };
    let orders = 0;
    // If a batch fails, each order is tried separately: a failing one waits for the next job and does not block the others.
    let alone = 0;
    const failures = new Map<string, unknown>();
    for (;;) {
      signal.throwIfAborted();
      const before = { ...run };
      const some = { most: alone > 0 ? 1 : ordersAtOnce, but: [...failures.keys()] };
      let claimed: Awaited<ReturnType<typeof takeQueued>> = [];
      try {
        await database.asOrganization(orgId, async (trx) => {
          claimed = await takeQueued(trx, some);
          if (claimed.length === 0) return;
          // All work on orders starts with their lock.
          await applyToOrders(trx, claimed, { rules: await rulesInUse(trx), run, now: clock.now() });
        });
      } catch (error) {
        const [first] = claimed;
        if (!first) throw error;
        run = before;
        if (alone > 0) failures.set(first.orderId, error);
        else alone = ordersAtOnce + 1;
      }
      if (claimed.length === 0) break;
      alone = Math.max(0, alone - 1);
      orders += claimed.length;
      if (orders < ordersOfRun) continue;
      run = { runId: null, orders: 0 };
      orders = 0;
    }
    const [failure] = failures.values();
    if (failures.size > 0) throw failure;
  });
}

/** People's operations on runs. */
export function runService({ clock }: Pick<Platform, 'clock'>) {
  /** @throws RequestError 404; 409 for a run already undone */
  async function undo(
    trx: Trx,
    runId: string,
    userId: string,
  ): Promise<{ run: RuleRun; undone: number; kept: number }> {
    const now = clock.now();
    if (!(await readRun(trx, runId))) throw notFound();
    if (!(await markUndone(trx, runId, { userId, now }))) throw conflict(automationMessages.runUndone());
    const set = (await readRunTraces(trx, runId, { most: 1_000_000 })).filter(
      ({ state, change }) => state === 'SET' && change.field !== 'note',
    );
    const byOrder = Map.groupBy(set, ({ orderId }) => orderId);
    const states = await readOrderStates(trx, [...byOrder.keys()]);
    const free = states.filter((state) => state.buying === 0 && nextState(state, 'edit'));
    const orders = await readRuleOrders(
      trx,
      free.map(({ orderId }) => orderId),
    );
    const written: { before: RuleOrder; after: RuleOrder }[] = [];
    const undone: RuleTrace[] = [];
    const held = new Set<string>();
    for (const before of orders) {
      let after = before;
      for (const trace of byOrder.get(before.orderId)!.toReversed()) {
        if (!stands(after, trace)) continue;
        if (trace.change.field === 'hold') held.add(before.orderId);
        after = takenBack(after, trace.change);
        undone.push(trace);
      }
      written.push({ before, after });
    }
    await writeOrders(trx, written, now);
    const touched = [...new Set(undone.map(({ orderId }) => orderId))];
    await addEachEvent(
      trx,
      touched.map((orderId) => ({ orderId, kind: 'rules-undone' as const })),
      { userId, at: now },
    );
    await releaseOrders(
      trx,
      free.filter(({ orderId }) => held.has(orderId)),
      now,
    );
    const done = new Set(undone.map(({ traceId }) => traceId));
    const kept = set.filter(({ traceId }) => !done.has(traceId));
    await markTraces(trx, [...done], 'UNDONE');
    await markTraces(
      trx,
      kept.map(({ traceId }) => traceId),
      'CHANGED_SINCE',
    );
    return { run: (await readRun(trx, runId))!, undone: done.size, kept: kept.length };
  }

  return {
    undo: ({ db, user, idempotencyKey: key }: SignedInContext, runId: string) =>
      db((trx) =>
        once(trx, { id: automationApi.calls.undoRun.id, key }, () => undo(trx, runId, user.userId)),
      ),
  };
}
