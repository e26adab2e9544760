import { readFileSync } from 'node:fs';
import { asPerson } from '../../fixtures/as-person.ts';
import { expect, test } from '../../fixtures/test.ts';

test('freight is written, picked, put on pallets and leaves with a truck', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  test.slow();
  const reference = `FR-${Date.now()}`;
  const seller = await asPerson(request, 'seller');
  const { records } = (await seller(
    'GET',
    '/api/wms-business/oms/inventory/page?pageSize=20&stock=available',
  )) as { records: { skuCode: string; warehouseName: string; available: number }[] };
  const { skuCode, warehouseName } = records.find(({ available }) => available > 1)!;

  const page = await openAs('seller', '/o/#/app/outbound');
  await page.getByRole('link', { name: 'New freight' }).click();

  await test.step('what is missing is named', async () => {
    await page.getByRole('button', { name: 'Send to warehouse' }).click();
    await expect(page.getByLabel('Reference')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
  });

  await test.step('the client sends it', async () => {
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Warehouse' }).click();
    await page.getByRole('option', { name: warehouseName }).click();
    await main.getByRole('textbox', { name: 'Reference', exact: true }).fill(reference);
    await main.getByRole('textbox', { name: 'Carrier (SCAC)', exact: true }).fill('odfl');
    await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Harper Receiving');
    await main.getByRole('textbox', { name: 'Address line 1', exact: true }).fill('900 Commerce Dr');
    await main.getByRole('textbox', { name: 'City', exact: true }).fill('Reno');
    await main.getByRole('textbox', { name: 'State', exact: true }).fill('NV');
    await main.getByRole('textbox', { name: 'ZIP code', exact: true }).fill('89501');
    await main.getByRole('combobox', { name: 'SKU' }).fill(skuCode);
    await page.getByRole('option', { name: skuCode }).first().click();
    await main.getByRole('textbox', { name: 'Units', exact: true }).fill('2');
    await main.getByRole('button', { name: 'Send to warehouse' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Outbound OUT');
    await expect(main.getByText('ODFL').first()).toBeVisible();
    await expectAccessible();
  });
  const outboundId = new URL(page.url()).hash.split('/').at(-1)!;

  const floor = await openAs('floor', `/w/#/pick/${outboundId}`);
  await test.step('the floor picks it, packs it on a pallet and sends it off', async () => {
    const main = floor.getByRole('main');
    const detail = await asPerson(request, 'floor');
    const { lines } = (await detail('GET', `/api/lading-outbound/wms/outbound/detail/${outboundId}`)) as {
      lines: { places: { binCode: string; quantity: number }[] }[];
    };
    const [place] = lines[0]!.places;
    await detail('POST', '/api/lading-outbound/wms/outbound/pick', {
      outboundId,
      eventKey: `pick-${reference}`,
      code: skuCode,
      quantity: 2,
      binCode: place!.binCode,
    });
    await floor.reload();
    await main.getByLabel('Height').fill('50');
    await main.getByRole('button', { name: 'Done packing' }).click();
    await expect(main.getByText('Enter the count, size, and weight.')).toBeVisible();
    await main.getByLabel('Total weight').fill('500');
    await expect(main.getByText('Freight class 100')).toBeVisible();
    await expectAccessible();
    await main.getByRole('button', { name: 'Done packing' }).click();

    const saved = floor.waitForEvent('download');
    await main.getByRole('button', { name: 'Bill of lading' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`BOL${outboundId}.pdf`);
    expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-');

    await expect(main.getByLabel('Carrier (SCAC)')).toHaveValue('ODFL');
    await main.getByLabel('PRO number').fill('10293847565');
    await main.getByRole('button', { name: 'Truck has left' }).click();
    await expect(main.getByText('Shipped', { exact: true }).first()).toBeVisible();
  });

  const client = await openAs('seller', `/o/#/app/outbound?delivery=freight&search=${reference}`);
  await client.getByRole('main').getByRole('row').filter({ hasText: reference }).click();
  await expect(client.getByRole('main').getByText('10293847565').first()).toBeVisible();
  await expect(client.getByRole('table', { name: 'Pallets and cartons' })).toContainText('Pallet');
  await expectAccessible();
});
