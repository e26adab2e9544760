import { automationApi } from '@lading/contracts/automation';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { notFound } from '../../platform/request-error.ts';
import { readOrderStates } from '../orders/index.ts';
import { prepareForLabel } from './apply-rules.service.ts';
import { ruleService } from './rule.service.ts';
import { automationWork, runService } from './run.service.ts';
import { readOrderTraces, readRun, readRuns, readRunTraces } from './run.store.ts';

export { prepareForLabel } from './apply-rules.service.ts';
export { ruleService } from './rule.service.ts';

/** Rules applied to new orders (spec §2, "Settings: order automation rules"; decision 0064). */
export function registerAutomation(app: FastifyInstance, platform: Platform): void {
  const rules = ruleService(platform);
  const runs = runService(platform);
  automationWork(platform);
  registerService(app, platform, automationApi, {
    rules: (context) => rules.list(context),
    saveRule: (context, { body }) => rules.save(context, body),
    switchRule: (context, { body }) => rules.switch(context, body),
    orderRules: (context, { body }) => rules.order(context, body.ruleIds),
    removeRule: (context, { body }) => rules.remove(context, body.ruleId),
    dryRun: (context, { body }) => rules.dryRun(context, body),
    runs: ({ db }) => db(readRuns),
    runTraces: ({ db }, { params }) =>
      db(async (trx) => {
        if (!(await readRun(trx, params.runId))) throw notFound();
        return readRunTraces(trx, params.runId);
      }),
    undoRun: (context, { body }) => runs.undo(context, body.runId),
    orderTraces: ({ db }, { params }) =>
      db(async (trx) => {
        if ((await readOrderStates(trx, [params.orderId], { isLocked: false })).length === 0)
          throw notFound();
        return readOrderTraces(trx, params.orderId);
      }),
    prepareOrder: ({ db }, { body }) =>
      db(async (trx) => {
        if ((await readOrderStates(trx, [body.orderId])).length === 0) throw notFound();
        return { isChanged: await prepareForLabel(trx, body.orderId, platform.clock.now()) };
      }),
  });
}
