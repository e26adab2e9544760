import type { APIRequestContext } from '@playwright/test';
import { asPerson } from '../../fixtures/as-person.ts';
import { expect, test } from '../../fixtures/test.ts';

/** An inbound of two units of which one came, closed. @returns its id */
async function closedShort(request: APIRequestContext, clientRef: string): Promise<string> {
  const seller = await asPerson(request, 'seller');
  const floor = await asPerson(request, 'floor');
  const [warehouse] = (await floor('GET', '/api/wms-business/wms/warehouse/list')) as {
    warehouseId: string;
  }[];
  await seller('PUT', '/api/wms-product/oms/product', {
    skuCode: clientRef,
    skuName: 'Bowl',
    packageType: 'Ready To Ship',
    unit: 'cm/kg',
    length: 1,
    width: 1,
    height: 1,
  });
  const { inboundId } = (await seller('POST', '/api/lading-inbound/oms/inbound/save', {
    warehouseId: warehouse!.warehouseId,
    clientRef,
    delivery: 'PARCEL',
    lines: [{ skuCode: clientRef, expected: 2 }],
  })) as { inboundId: string };
  await seller('POST', '/api/lading-inbound/oms/inbound/submit', { inboundId });
  const act = (name: string, part: object = {}) =>
    floor('POST', `/api/lading-inbound/wms/inbound/${name}`, {
      inboundId,
      eventKey: `${clientRef}-${name}`,
      ...part,
    });
  await act('arrive');
  await act('count', { code: clientRef, good: 1 });
  await act('putaway', { code: clientRef, quantity: 1, binCode: 'B-02-1' });
  await act('close');
  return inboundId;
}

test('a missing unit is disputed by the client, explained by the floor, and accepted', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  test.slow();
  const reference = `DIFF-${Date.now()}`;
  const inboundId = await closedShort(request, reference);
  const page = await openAs('seller', `/o/#/app/inbound/discrepancies?search=${reference}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Discrepancies' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Discrepancies' }).getByText('Missing')).toBeVisible();
  await expectAccessible();
  await openAs('seller', `/o/#/app/inbound/${inboundId}`);
  await page.getByRole('button', { name: `Request recount: ${reference}, Missing × 1` }).click();
  await page.getByLabel('Note').fill('We packed two');
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Request recount' }).click();
  await expect(page.getByText('Recount requested', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await openAs('floor', '/w/#/discrepancies');
  const row = page
    .getByRole('list', { name: 'Discrepancies' })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await expect(row.getByText('Client: We packed two')).toBeVisible();
  await expectAccessible();
  await row.getByRole('button', { name: /^Report recount/ }).click();
  await page.getByLabel('Note, for the client').fill('Counted again: one');
  await page.getByRole('dialog').getByRole('button', { name: 'Report recount' }).click();
  await expect(row.getByText('Warehouse: Counted again · Counted again: one')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('seller', `/o/#/app/inbound/${inboundId}`);
  await page.getByRole('button', { name: `Accept: ${reference}, Missing × 1` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expectAccessible();
});
