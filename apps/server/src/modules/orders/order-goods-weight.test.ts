import { batchesApi, ratesApi, shippingDefaultsApi, shippingMessages } from '@lading/contracts/shipping';
import { productsApi } from '@lading/contracts/products';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { addTag, draft, rulesOf } from '../automation/testing/rules-of.ts';
import { place } from '../shipping/testing/buy-labels.ts';

const { server, seller } = await twoOrganizations();
const { create, detail, onlyRules, traced, traces } = rulesOf(server, seller);

const stool = {
  skuCode: 'WEIGHED-1',
  skuName: 'Stool',
  packageType: 'Ready To Ship' as const,
  unit: 'cm/kg' as const,
  length: 30,
  width: 30,
  height: 45,
  weight1: 1,
  weight2: 200,
};
/** An unpacked order of a number of stools. */
const orderOf = (quantity: number, skuCode = stool.skuCode) =>
  create({ sender: place('94107'), lines: [{ skuCode, quantity, unitPrice: 30 }] });
const box = { length: 20, width: 16, height: 12, weight: null, unit: 'in/lb' as const };
const preset = {
  name: 'Box',
  hotkey: null,
  signature: 'none' as const,
  insurance: null,
  package: box,
  service: { rule: 'cheapest' as const },
};
const settings = {
  unit: 'in/lb' as const,
  signature: 'none' as const,
  insurance: null,
  cutOff: null,
  customsSigner: '',
  senderId: null,
  returnId: null,
};

beforeAll(async () => {
  await dataOf(server.call(productsApi.calls.saveProduct, { body: stool }, seller));
  await server.platform.jobs.start();
});
afterAll(() => server.platform.jobs.stop());

describe('an unpacked order', () => {
  it('has the weight of its products, for a rule by weight and country', async () => {
    await onlyRules(
      draft('Heavy to the US', [addTag('heavy')], {
        criteria: {
          match: 'ALL',
          items: [
            { fact: 'country', is: 'in', countries: ['US'] },
            { fact: 'weight', min: 3, max: null, unit: 'kg' },
          ],
        },
      }),
    );
    const light = await orderOf(2);
    const unknown = await orderOf(9, 'NEVER-SEEN');
    const heavy = await orderOf(3);
    expect(await traced(heavy)).toMatchObject([{ change: { field: 'tag', to: 'heavy' } }]);
    // Rules are applied in order of arrival.
    expect([await dataOf(traces(light)), await dataOf(traces(unknown))]).toEqual([[], []]);
    expect(await detail(heavy)).toMatchObject({ goodsGrams: 3_600 });
    expect(await detail(unknown)).toMatchObject({ goodsGrams: null });
    await onlyRules();
  });

  it('is rated in the default box with the weight of its goods', async () => {
    const { presetId } = await dataOf<{ presetId: string }>(
      server.call(shippingDefaultsApi.calls.savePreset, { body: preset }, seller),
    );
    const body = { ...settings, presetId };
    await dataOf(server.call(shippingDefaultsApi.calls.saveShippingDefaults, { body }, seller));
    const orderId = await orderOf(2);
    const quote = await server.call(ratesApi.calls.quote, { body: { orderId } }, seller);
    expect(quote).toMatchObject({ data: { packages: [{ length: 20, weight: 5.2911, unit: 'in/lb' }] } });
    const unknown = await orderOf(1, 'NEVER-SEEN');
    expect(await server.call(ratesApi.calls.quote, { body: { orderId: unknown } }, seller)).toMatchObject({
      errors: [expect.objectContaining({ fieldName: 'packages' })],
    });
  });

  it('uses the box of a rule’s preset, in a batch too', async () => {
    const { presetId } = await dataOf<{ presetId: string }>(
      server.call(shippingDefaultsApi.calls.savePreset, { body: { ...preset, name: 'By rule' } }, seller),
    );
    const none = { ...settings, presetId: null };
    await dataOf(server.call(shippingDefaultsApi.calls.saveShippingDefaults, { body: none }, seller));
    await onlyRules(draft('Boxed', [{ do: 'preset', presetId }]));
    const orderId = await orderOf(1);
    await traced(orderId);
    const key = { 'idempotency-key': 'weighed-batch' };
    const { batchId } = await dataOf<{ batchId: string }>(
      server.call(batchesApi.calls.createBatch, { body: { orderIds: [orderId] } }, seller, key),
    );
    await vi.waitFor(
      async () => {
        const rows = await server.call(batchesApi.calls.batchRows, { params: { batchId } }, seller);
        expect(rows).toMatchObject({ data: [{ state: 'READY' }] });
      },
      { timeout: 30_000, interval: 100 },
    );
    const open = { length: 10, width: 8, height: 4, unit: 'in/lb' as const };
    const lines = [{ skuCode: stool.skuCode, quantity: 2, unitPrice: 30 }];
    const two = await create({ sender: place('94107'), lines, packages: [open, open] });
    await traced(two);
    const { batchId: other } = await dataOf<{ batchId: string }>(
      server.call(batchesApi.calls.createBatch, { body: { orderIds: [two] } }, seller, {
        'idempotency-key': 'open-packages-batch',
      }),
    );
    await vi.waitFor(
      async () => {
        const rows = await server.call(batchesApi.calls.batchRows, { params: { batchId: other } }, seller);
        const { code } = shippingMessages.packagesIncomplete;
        expect(rows).toMatchObject({ data: [{ message: { code } }] });
      },
      { timeout: 30_000, interval: 100 },
    );
    await onlyRules();
  });
});
