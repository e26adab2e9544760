import { randomUUID } from 'node:crypto';
import { automationApi } from '@lading/contracts/automation';
import { orderActsApi, orderMergeApi } from '@lading/contracts/orders';
import { shippingDefaultsApi } from '@lading/contracts/shipping';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { addTag, draft, hold, rulesOf, toCalifornia, toNevada } from './testing/rules-of.ts';

const { server, seller, other } = await twoOrganizations();
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());
const { calls } = automationApi;
const { act, create, detail, onlyRules, rules, save, switchRule, timeline, traced, traces } = rulesOf(
  server,
  seller,
);

describe('rules', () => {
  it('are created inactive and last, have a position and a version, and belong to their organization', async () => {
    await onlyRules();
    const first = await dataOf(save(draft('First', [addTag('a')])));
    const second = await dataOf(save(draft('Second', [addTag('b')])));
    expect(first).toMatchObject({ isOn: false, version: 1, matched: 0 });
    const ruleIds = [second.ruleId, first.ruleId];
    await dataOf(server.call(calls.orderRules, { body: { ruleIds } }, seller));
    expect((await rules()).map(({ name }) => name)).toEqual(['Second', 'First']);
    expect(await server.call(calls.orderRules, { body: { ruleIds: [first.ruleId] } }, seller)).toMatchObject({
      code: 409,
      reason: 'automation.listChanged',
    });
    expect(
      await save(draft('Mine', [addTag('c')]), { ruleId: first.ruleId, version: 1 }, other),
    ).toMatchObject({
      code: 404,
    });
    expect(await rules(other)).toEqual([]);
    expect(
      await dataOf(save(draft('Changed', [addTag('c')]), { ruleId: first.ruleId, version: 1 })),
    ).toMatchObject({
      version: 2,
    });
    expect(await save(draft('Older', [addTag('d')]), { ruleId: first.ruleId, version: 1 })).toMatchObject({
      code: 409,
    });
  });

  it('report errors at their fields', async () => {
    const wrong = draft('Wrong', [addTag('a'), { do: 'preset', presetId: '99999999' }, hold(1), hold(2)], {
      criteria: {
        match: 'ALL',
        items: [
          { fact: 'weight', min: 5, max: 1, unit: 'lb' },
          { fact: 'group', match: 'ANY', items: [{ fact: 'quantity', min: null, max: null }] },
        ],
      },
    });
    const answer = await save(wrong);
    expect(answer).toMatchObject({ code: 400 });
    const faults = answer.result === 'ERR' ? (answer.errors ?? []) : [];
    expect(faults.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['rule.criteria.items.0.max', 'automation.emptyRange'],
      ['rule.criteria.items.1.items.0.max', 'automation.emptyRange'],
      ['rule.actions.3.do', 'automation.setTwice'],
    ]);
    expect(await save(draft('No preset', [{ do: 'preset', presetId: '99999999' }]))).toMatchObject({
      errors: [{ fieldName: 'rule.actions.0.presetId', code: 'automation.unknownPreset' }],
    });
  });
});

describe('a new order', () => {
  it('is processed once, with a trace of each field and timeline entries', async () => {
    const [ruleId] = await onlyRules(
      draft(
        'California',
        [
          { do: 'service', carrierName: 'UPS', serviceCode: 'Ground' },
          { do: 'insure', amount: null },
          addTag('west'),
          { do: 'note', note: 'Fragile goods' },
        ],
        toCalifornia,
      ),
    );
    const orderId = await create();
    const found = await traced(orderId, 4);
    expect(found.every((trace) => trace.ruleId === ruleId && trace.ruleVersion === 1)).toBe(true);
    expect(found.map(({ change }) => change.field).toSorted()).toEqual(['insurance', 'note', 'tag', 'way']);
    expect(await detail(orderId)).toMatchObject({
      carrierName: 'UPS',
      serviceCode: 'Ground',
      insuranceDeclared: 60,
      tags: ['west'],
      labelPlan: { by: 'service', serviceCode: 'Ground' },
    });
    const kinds = (await timeline(orderId)).map(({ kind, detail: { rule } }) => [kind, rule?.name]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['ruled', 'California'],
        ['tagged', 'California'],
        ['noted', 'California'],
      ]),
    );
    expect((await rules())[0]).toMatchObject({ matched: 1 });
    expect(await traces(orderId, other)).toMatchObject({ code: 404 });
    // A person's later decisions stay.
    await act(orderId, { act: 'hold', reason: 'STOCK' });
    await act(orderId, { act: 'release' });
    expect(await dataOf(traces(orderId))).toHaveLength(4);
  });

  it('keeps the choices of the person who entered it', async () => {
    await onlyRules(draft('All by UPS', [{ do: 'service', carrierName: 'UPS', serviceCode: 'Ground' }]));
    const orderId = await create({ carrierName: 'USPS', serviceCode: 'Priority Mail' });
    expect(await traced(orderId)).toMatchObject([{ state: 'KEPT', change: { field: 'way' } }]);
    expect(await detail(orderId)).toMatchObject({ carrierName: 'USPS', serviceCode: 'Priority Mail' });
  });

  it('keeps the preset planned by a person, also in split parts', async () => {
    await onlyRules(
      draft('Check', [hold(null)]),
      draft('Cheapest', [{ do: 'rate', rule: 'cheapest', atMost: null }], { trigger: 'READY' }),
    );
    const preset = {
      name: 'Small box',
      hotkey: null,
      package: null,
      service: { rule: 'fastest' as const },
      signature: 'none' as const,
      insurance: null,
    };
    const { presetId } = await dataOf(
      server.call(shippingDefaultsApi.calls.savePreset, { body: preset }, seller),
    );
    const orderId = await create();
    await traced(orderId);
    await act(orderId, { act: 'preset', presetId });
    const { version } = await detail(orderId);
    const body = { orderId, version: version!, lines: [{ line: 0, quantity: 1 }] };
    const part = await dataOf(
      server.call(orderActsApi.calls.split, { body }, seller, { 'idempotency-key': randomUUID() }),
    );
    await act(orderId, { act: 'release' });
    await act(part.orderId, { act: 'release' });
    expect(await traced(orderId, 2)).toContainEqual(
      expect.objectContaining({ state: 'KEPT', change: expect.objectContaining({ field: 'way' }) }),
    );
    expect(await traced(part.orderId)).toMatchObject([{ state: 'KEPT', change: { field: 'way' } }]);
    for (const id of [orderId, part.orderId])
      expect(await detail(id)).toMatchObject({ labelPlan: { by: 'preset', presetId } });
  });

  it('is not changed by inactive rules, or those of other organizations', async () => {
    const [offId] = await onlyRules(draft('Off', [addTag('off')]), draft('Nevada', [addTag('nv')], toNevada));
    await dataOf(switchRule(offId!, false));
    const orderId = await create();
    await vi.waitFor(
      async () => {
        const { rows } = await server.platform.database.pool.query('select from order_to_automate');
        expect(rows).toHaveLength(0);
      },
      { timeout: 10_000, interval: 30 },
    );
    expect(await dataOf(traces(orderId))).toEqual([]);
    expect((await detail(orderId)).tags).toEqual([]);
  });

  it('keeps a value that a person chose again', async () => {
    await onlyRules(
      draft('Arrived', [{ do: 'signature', type: 'adult' }, { do: 'insure', amount: 80 }, hold(null)]),
      draft(
        'Ready',
        [
          { do: 'signature', type: 'signature' },
          { do: 'insure', amount: 90 },
        ],
        { trigger: 'READY' },
      ),
    );
    const orderId = await create();
    await traced(orderId, 3);
    const { version } = await detail(orderId);
    await act(orderId, { act: 'signature', signatureType: 'adult' });
    await act(orderId, { act: 'insurance', insuranceDeclared: 80 });
    expect((await detail(orderId)).version).toBe(version);
    await act(orderId, { act: 'release' });
    const found = await traced(orderId, 5);
    expect(found.filter(({ state }) => state === 'KEPT').map(({ change }) => change.field)).toEqual(
      expect.arrayContaining(['signature', 'insurance']),
    );
    expect(await detail(orderId)).toMatchObject({ signatureType: 'adult', insuranceDeclared: 80 });
  });

  it('keeps what a person decided of it in a part of a part, and in a merge', async () => {
    await onlyRules(
      draft('Check', [hold(null)]),
      draft('Ready', [{ do: 'insure', amount: 90 }], { trigger: 'READY' }),
    );
    const key = () => ({ 'idempotency-key': randomUUID() });
    const split = async (orderId: string, quantity: number) => {
      const { version } = await detail(orderId);
      const body = { orderId, version: version!, lines: [{ line: 0, quantity }] };
      return (await dataOf(server.call(orderActsApi.calls.split, { body }, seller, key()))).orderId;
    };
    const lines = [{ skuCode: 'A-1', skuName: 'Stool', quantity: 3, unitPrice: 30 }];
    const [first, second] = [await create({ lines }), await create()];
    await traced(first);
    await traced(second);
    const part = await split(first, 2);
    await act(part, { act: 'insurance', insuranceDeclared: 80 });
    const partOfPart = await split(part, 1);
    await act(second, { act: 'insurance', insuranceDeclared: 70 });
    const body = { orderIds: [first, second] };
    const whole = await dataOf(server.call(orderMergeApi.calls.merge, { body }, seller, key()));
    for (const [orderId, amount] of [
      [partOfPart, 40],
      [whole.orderId, 70],
    ] as const) {
      await act(orderId, { act: 'release' });
      expect(await traced(orderId)).toMatchObject([{ state: 'KEPT', change: { field: 'insurance' } }]);
      expect(await detail(orderId)).toMatchObject({ insuranceDeclared: amount });
    }
  });

  it('is ready once it is taken off hold, and no rule puts it on hold again', async () => {
    await onlyRules(
      draft('Check', [hold(null)]),
      draft('Ready', [{ do: 'signature', type: 'adult' }], { trigger: 'READY' }),
    );
    const orderId = await create();
    await traced(orderId);
    expect(await detail(orderId)).toMatchObject({
      orderStatus: 'ON_HOLD',
      holdReason: 'FRAUD',
      stateNote: 'Call first',
    });
    await act(orderId, { act: 'release' });
    expect(await traced(orderId, 2)).toMatchObject([{ change: { field: 'signature', to: 'adult' } }, {}]);
    expect(await detail(orderId)).toMatchObject({ orderStatus: 'UNSHIPPED', signatureType: 'adult' });
  });
});
