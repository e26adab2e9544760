import { randomUUID } from 'node:crypto';
import { automationApi, type RuleAction, type RuleDraft } from '@lading/contracts/automation';
import { orderActsApi, orderDetailApi, orderFormApi, type OrderActRequest } from '@lading/contracts/orders';
import { expect, vi } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

const { calls } = automationApi;

/** A rule for every new order. */
export const draft = (name: string, actions: RuleAction[], more: Partial<RuleDraft> = {}): RuleDraft => ({
  name,
  actions,
  trigger: 'ARRIVED',
  isFinal: false,
  criteria: { match: 'ALL', items: [] },
  ...more,
});
export const addTag = (tag: string): RuleAction => ({ do: 'tag', tag });
export const hold = (days: number | null): RuleAction => ({
  do: 'hold',
  reason: 'FRAUD',
  note: 'Call first',
  days,
});
const ofState = (state: string): Partial<RuleDraft> => ({
  criteria: { match: 'ALL', items: [{ fact: 'state', is: 'in', states: [state] }] },
});
export const toCalifornia = ofState('CA');
export const toNevada = ofState('NV');

/** An order to California for 60 USD, as entered by a person. */
export const orderOf = (more: object = {}) => ({
  orderNo: '',
  currency: 'USD',
  sender: null,
  carrierName: null,
  serviceCode: null,
  signatureType: null,
  reference: null,
  reference2: null,
  shipBy: null,
  packages: [],
  lines: [{ skuCode: 'A-1', skuName: 'Stool', quantity: 2, unitPrice: 30 }],
  recipient: {
    name: 'Ann Lee',
    addressLine1: '1 Main St',
    city: 'Los Angeles',
    stateCode: 'CA',
    zipCode: '90012',
    countryCode: 'US',
  },
  ...more,
});

/** A person's calls about rules and orders. */
export function rulesOf(server: TestServer, caller: Caller) {
  const save = (rule: RuleDraft, more: { ruleId?: string; version?: number } = {}, by = caller) =>
    server.call(calls.saveRule, { body: { rule, ...more } }, by);
  const switchRule = (ruleId: string, isOn: boolean) =>
    server.call(calls.switchRule, { body: { ruleId, isOn } }, caller);
  const rules = (by = caller) => dataOf(server.call(calls.rules, {}, by));
  const traces = (orderId: string, by = caller) =>
    server.call(calls.orderTraces, { params: { orderId } }, by);
  return {
    save,
    switchRule,
    rules,
    traces,
    /** Replaces all rules with these, active. */
    async onlyRules(...drafts: RuleDraft[]): Promise<string[]> {
      for (const { ruleId } of await rules())
        await dataOf(server.call(calls.removeRule, { body: { ruleId } }, caller));
      const ids: string[] = [];
      for (const one of drafts) {
        const { ruleId } = await dataOf(save(one));
        await dataOf(switchRule(ruleId, true));
        ids.push(ruleId);
      }
      return ids;
    },
    create: async (more: object = {}) =>
      (await dataOf(server.call(orderFormApi.calls.createOrder, { body: orderOf(more) }, caller))).orderId,
    detail: (orderId: string) =>
      dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, caller)),
    act: (orderId: string, request: OrderActRequest) =>
      dataOf(
        server.call(orderActsApi.calls.act, { body: { orderId, request } }, caller, {
          'idempotency-key': randomUUID(),
        }),
      ),
    timeline: (orderId: string) =>
      dataOf(server.call(orderActsApi.calls.timeline, { params: { orderId } }, caller)),
    /** The traces of an order once there are this many. */
    traced: (orderId: string, count = 1) =>
      vi.waitFor(
        async () => {
          const found = await dataOf(traces(orderId));
          expect(found).toHaveLength(count);
          return found;
        },
        { timeout: 20_000, interval: 30 },
      ),
    undo: (runId: string, by = caller) =>
      server.call(calls.undoRun, { body: { runId } }, by, { 'idempotency-key': randomUUID() }),
  };
}
