import { expect, test } from '../../fixtures/test.ts';

test('a bin is counted blind, and what differs is told', async ({ openAs, expectAccessible }) => {
  const page = await openAs('floor', '/w/#/counts');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('heading', { level: 1, name: 'Counts' })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Bin', { exact: true }).fill('B-01-2');
  await page.getByLabel('Scan a product').fill('NO-SUCH-SKU');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no product with the SKU NO-SUCH-SKU.')).toBeVisible();
  await expectAccessible();
});

test('a count that could not be sent survives a reload and is sent under its own key', async ({ openAs }) => {
  const page = await openAs('floor', '/w/#/counts');
  const sent: string[] = [];
  await page.route('**/wms/count', (route) => {
    sent.push((route.request().postDataJSON() as { eventKey: string }).eventKey);
    return route.abort('connectionreset');
  });
  await page.getByLabel('Bin', { exact: true }).fill('B-01-2');
  await page.getByLabel('Scan a product').fill(`NO-SUCH-${Date.now()}`);
  await page.keyboard.press('Enter');
  const kept = page.getByText('1 scan is kept on this device', { exact: false });
  await expect(kept).toBeVisible();
  await page.reload();
  // The new page has it still and sends it, without a scan.
  await expect(kept).toBeVisible();
  await page.unroute('**/wms/count');
  await expect(kept).toBeHidden({ timeout: 15_000 });
  expect(new Set(sent).size).toBe(1);
  // The page that waited for the answer is gone: the refusal stays listed until it is read.
  const refused = page.getByText('1 kept scan was rejected. It is not counted.');
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toBeHidden();
});

test('work goes on while the server is away: scans are kept in their order', async ({ openAs }) => {
  const page = await openAs('floor', '/w/#/counts');
  const sent: string[] = [];
  let isAway = true;
  await page.route('**/wms/count', (route) => {
    if (isAway) return route.fulfill({ status: 503, body: 'Service unavailable' });
    sent.push((route.request().postDataJSON() as { code: string }).code);
    return route.continue();
  });
  await page.getByLabel('Bin', { exact: true }).fill('B-01-2');
  const scan = page.getByLabel('Scan a product');
  const codes = [1, 2, 3].map((at) => `NO-SUCH-${Date.now()}-${at}`);
  for (const [at, code] of codes.entries()) {
    await scan.fill(code);
    await page.keyboard.press('Enter');
    const kept = at === 0 ? '1 scan is kept' : `${at + 1} scans are kept`;
    await expect(page.getByText(kept, { exact: false })).toBeVisible();
  }
  isAway = false;
  await expect(page.getByText('kept on this device', { exact: false })).toBeHidden({ timeout: 15_000 });
  await expect(page.getByText('3 kept scans were rejected. They are not counted.')).toBeVisible();
  expect(sent).toEqual(codes);
});

test('sounds of scans are turned off on a device', async ({ openAs }) => {
  const page = await openAs('floor', '/w/#/counts');
  await page.getByRole('button', { name: 'Turn sounds off' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Turn sounds on' }).click();
  await expect(page.getByRole('button', { name: 'Turn sounds off' })).toBeVisible();
});
