import { expect, test } from '../fixtures/test.ts';

test('the order list is asked for once, by what its address says, and its counts and stores once too', async ({
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
