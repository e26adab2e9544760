import { asPerson } from '../../fixtures/as-person.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { expect, test } from '../../fixtures/test.ts';

declare global {
  interface Window {
    /** Sum of the layout shifts without user input. */
    shifted: number;
  }
}

for (const [place, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
}))
  test(`on a ${place} nothing moves when shipments and their numbers arrive`, async ({ page, openAs }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shifted += entry.value;
      }).observe({ type: 'layout-shift' });
    });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/lading-shipment/shipment/**', async (route) => {
      await asked;
      await route.continue();
    });
    await openAs('seller', '/b/#/shipments');
    await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
    // The outlines of the rows.
    await expect(page.locator('tbody[aria-hidden=true] td').nth(1)).toBeVisible();
    await page.evaluate(() => {
      window.shifted = 0;
    });
    answer();
    await expect(
      page.getByRole('table', { name: 'List of shipments' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Delivered\s*\d/ })).toBeVisible();
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.002);
  });

test('numbers above a list lead to what they count, and dates are relative', async ({ openAs }) => {
  const page = await openAs('seller', '/b/#/orders');
  const numbers = page.getByRole('region', { name: 'Today' });
  for (const name of ['Orders today', 'Units today', 'Sales today', 'To ship', 'On hold'])
    await expect(numbers.getByRole('link', { name })).toHaveAttribute('href', /#\/orders\?/);
  const time = page.getByRole('table', { name: 'List of orders' }).locator('tbody time').first();
  await expect(time).toHaveText(/now|ago|yesterday/);
  await expect(time).toHaveAttribute('title', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

  await numbers.getByRole('link', { name: 'Orders today' }).click();
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/);

  await page.goto('/e/#/postage');
  const wallet = page.getByRole('region', { name: 'Balance', exact: true });
  await expect(wallet.getByRole('link')).toHaveCount(4);
});

test('an empty list offers no export and says why', async ({ page, request, openAs, expectAccessible }) => {
  await openAs(await newPerson(request), '/b/#/orders');
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText('There is nothing to export.');
  // Playwright takes it for disabled; a person can press it.
  await button.click({ force: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectAccessible();
});

for (const width of [375, 1440])
  test(`at ${width} px the chat tab covers no button, link or field`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAs('seller', '/b/#/orders?size=20');
    const rows = page.getByRole('table', { name: 'List of orders' }).locator('tbody tr');
    await expect(rows).toHaveCount(20);
    const chat = page.getByRole('button', { name: 'Live chat', exact: true });
    await expect(chat).toBeVisible();
    for (const end of ['top', 'bottom']) {
      const covered = await page.getByRole('main').evaluate((main, side) => {
        main.scrollTop = side === 'top' ? 0 : main.scrollHeight;
        const controls = main.querySelectorAll('a, button, input, [role=combobox]');
        return [...controls].flatMap((control) => {
          const box = control.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const over = document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label');
          return over?.startsWith('Live chat') ? [control.outerHTML] : [];
        });
      }, end);
      expect(covered).toEqual([]);
    }
  });

test('a product that is not saved survives a reload', async ({ page, request, openAs, expectAccessible }) => {
  const call = await asPerson(request, 'seller');
  const skuCode = `DRAFT-${Date.now()}`;
  const { productId } = (await call('PUT', '/api/wms-product/oms/product', {
    skuCode,
    skuName: 'Oak stool',
    packageType: 'Ready To Ship',
    unit: 'in/lb',
    length: 12,
    width: 12,
    height: 18,
    batteryFlag: 'No',
  })) as { productId: string };
  await openAs('seller', `/o/#/app/products/${productId}`);
  await page.getByLabel('Brand', { exact: true }).fill('Birch & Sons');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('Birch & Sons');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore changes' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('');
});
