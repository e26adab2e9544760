import { expect, test } from '../../fixtures/test.ts';

test('the order list is requested once, with the parameters of its address, and so are its counts and stores', async ({
  openAs,
}) => {
  const page = await openAs('seller', '/o/#/app/products');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/lading-order/')) asked.push(pathname.split('/').pop()! + search);
  });
  await page.goto('/b/#/orders?status=SHIPPED&size=20&sort=orderNo%3Aasc');
  const first = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
  await expect(first.getByText('Shipped', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Shipped/, selected: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const pages = asked.filter((call) => call.startsWith('page?'));
  expect(pages).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(pages[0]!.slice(5)))).toEqual({
    pageNo: '1',
    pageSize: '20',
    sort: 'orderNo:asc',
    orderStatus: 'SHIPPED',
  });
  for (const call of ['overview?', 'list'])
    expect(asked.filter((name) => name.startsWith(call))).toHaveLength(1);
});

test('stores and recipients are fully readable at 1440 px, and every column is visible at 1280', async ({
  openAs,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('seller', '/b/#/orders?size=50&status=SHIPPED');
  const table = page.getByRole('table', { name: 'Orders' });
  const cut = (column: string) =>
    table.evaluate((element: HTMLTableElement, name) => {
      const at = [...element.tHead!.rows[0]!.cells].findIndex((head) => head.textContent === name);
      const cells = [...element.tBodies[0]!.rows].map((row) => row.cells[at]!);
      const isCut = (part: Element) => part.scrollWidth > part.clientWidth;
      return cells
        .filter((cell) => [...cell.querySelectorAll('span')].some(isCut))
        .map(({ textContent }) => textContent);
    }, column);
  await expect(table.getByText('Juniper & Pine on Etsy').first()).toBeVisible();
  expect([await cut('Store'), await cut('Recipient')]).toEqual([[], []]);

  await page.setViewportSize({ width: 1280, height: 900 });
  const sideways = () => table.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth);
  await expect.poll(sideways).toBe(0);
});

test('heading, tabs and search appear before the rows, and the counts of the header after them', async ({
  openAs,
}) => {
  const other = await openAs('seller', '/b/#/orders');
  await expect(other.getByRole('table', { name: 'Orders' })).toBeVisible();
  const page = await other.context().newPage();
  const asked: string[] = [];
  let letRowsCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letRowsCome = resolve));
  await page.route(
    /lading-order\/order\/page|task\/manageTask\/queryTask|user\/notify\/list/,
    async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').pop()!;
      asked.push(name);
      if (name === 'page') await held;
      await route.continue();
    },
  );
  await page.goto('/b/#/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
  await expect(page.getByLabel('Search orders')).toBeEditable();
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('link')).toHaveCount(0);
  letRowsCome();
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('link').first()).toBeVisible();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['queryTask', 'list']));
  expect(asked[0]).toBe('page');
});
