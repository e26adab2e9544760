import { expect, test } from './host-test.ts';

const retry = { name: 'Try again' };

test('rule 4: hovering fetches what the app needs and runs none of it', async ({ host }) => {
  await host.open('/');
  const entry = host.page.waitForResponse(/sub-apps\/plain\/assets\/sub-app-.*\.js/);
  const style = host.page.waitForResponse(/sub-apps\/plain\/assets\/style-.*\.css/);
  await host.page.getByRole('link', { name: 'Plain', exact: true }).hover();
  await Promise.all([entry, style]);
  await expect(host.page.locator('link[rel=modulepreload][href*="sub-apps/plain"]')).toHaveCount(1);
  expect((await host.probe()).log).toEqual([]);

  const again: string[] = [];
  host.page.on('request', (request) => again.push(request.url()));
  await host.choose('Plain');
  await expect(host.heading('Plain')).toBeVisible();
  expect((await host.probe()).log).toContain('plain evaluated');
  expect(again.filter((url) => /sub-apps\/plain\/(app\.json|assets\/(sub-app|style))/.test(url))).toEqual([]);
});

test('rule 4: it prefetches what the linked page needs, and no other', async ({ host }) => {
  await host.open('/');
  const late = host.page.locator('link[rel=modulepreload][href*="sub-apps/react/assets/late"]');
  await host.page.getByRole('link', { name: 'React', exact: true }).hover();
  await expect(host.page.locator('link[rel=modulepreload][href*="sub-apps/react/"]')).not.toHaveCount(0);
  await expect(late).toHaveCount(0);
  await host.page.getByRole('link', { name: 'React late', exact: true }).hover();
  await expect(late).toHaveCount(1);
  expect((await host.probe()).log).toEqual([]);
});

test.describe('rule 5: one time limit for the entire load', () => {
  test('ends a load that hangs, without a second try', async ({ host }) => {
    let asked = 0;
    await host.page.route(/crashing\/assets\/sub-app/, () => {
      asked += 1;
    });
    await host.open('/c/#/x');
    await expect(host.page.getByRole('alert')).toContainText('It took too long to load');
    expect(asked).toBe(1);
    await host.page.unroute(/crashing\/assets\/sub-app/);
    await host.page.getByRole('button', retry).click();
    await expect(host.heading('Crashing')).toBeVisible();
  });

  test('counts a mount that hangs as well', async ({ host }) => {
    await host.open('/');
    await host.page.evaluate(() => sessionStorage.setItem('crash', 'hang'));
    await host.choose('Crashing');
    await expect(host.page.getByRole('alert')).toContainText('It took too long to load');
    await host.page.evaluate(() => sessionStorage.clear());
    await host.page.getByRole('button', retry).click();
    await expect(host.heading('Crashing')).toBeVisible();
  });

  test('does not block navigation meanwhile', async ({ host }) => {
    await host.page.route(/plain\/assets\/sub-app/, () => undefined);
    await host.open('/p/#/one');
    await expect(host.page.getByRole('status')).toHaveText('Loading…');
    await host.choose('Vue');
    await expect(host.heading('Vue #/a')).toBeVisible();
    expect((await host.probe()).log.filter((line) => line.startsWith('fault'))).toEqual([]);
  });

  test('retries immediately when the load fails fast, under another address', async ({ host }) => {
    const asked: string[] = [];
    await host.page.route(/plain\/assets\/sub-app/, (route) => {
      const { search } = new URL(route.request().url());
      asked.push(search);
      // What is fetched ahead fails as well as the import: only another address is answered.
      return search === '' ? route.abort() : route.continue();
    });
    await host.open('/p/#/one');
    await expect(host.heading('Plain')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['', '?attempt=1']));
    await expect(host.page.getByRole('alert')).toHaveCount(0);
  });

  test('imports the app again after one of its chunks could not be fetched', async ({ host }) => {
    await host.page.route(/plain\/assets\/late/, (route) => route.abort());
    await host.open('/p/#/one');
    await host.page.getByRole('button', { name: 'Late part' }).click();
    const banner = host.page.getByRole('status').filter({ hasText: 'Something went wrong' });
    await expect(banner).toBeVisible();
    await expect(host.heading('Plain')).toBeVisible();

    await host.page.unroute(/plain\/assets\/late/);
    await banner.getByRole('button', { name: 'Restart' }).click();
    await expect(banner).toHaveCount(0);
    await host.page.getByRole('button', { name: 'Late part' }).click();
    await expect(host.page.getByText('The late part')).toBeVisible();
    expect((await host.probe()).log.filter((line) => line === 'plain evaluated')).toHaveLength(2);
  });
});
