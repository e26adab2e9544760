import { expect, test, type HostPage } from './host-test.ts';

async function expectShellAlive({ page }: HostPage): Promise<void> {
  await page.getByRole('button', { name: /^Shell/ }).click();
  await expect(page.getByRole('button', { name: /^Shell [1-9]/ })).toBeVisible();
}

const faults = async (host: HostPage): Promise<string[]> =>
  (await host.probe()).log.filter((line) => line.startsWith('fault'));

test.describe('rule 8: a crash', () => {
  for (const stage of ['load', 'bootstrap', 'mount']) {
    test(`at ${stage} leaves the shell alive, is reported, and is over after Retry`, async ({ host }) => {
      await host.open('/');
      await host.page.evaluate((crash) => sessionStorage.setItem('crash', crash), stage);
      await host.choose('Crashing');
      await expect(host.page.getByRole('alert')).toContainText('could not be shown');
      await expectShellAlive(host);
      expect(await faults(host)).toEqual([`fault crashing load fatal: Error: crashed at ${stage}`]);

      await host.page.evaluate(() => sessionStorage.clear());
      await host.page.getByRole('button', { name: 'Try again' }).click();
      await expect(host.heading('Crashing')).toBeVisible();
      await expect(host.page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('while rendering removes the app and can be retried', async ({ host }) => {
    await host.open('/r/#/list');
    await host.page.getByRole('button', { name: 'Break' }).click();
    await expect(host.page.getByRole('alert')).toContainText('could not be shown');
    await expect(host.page.getByText('In the overlay')).toHaveCount(0);
    await expectShellAlive(host);
    expect(await faults(host)).toEqual(['fault react run fatal: Error: could not be drawn']);
    await host.page.getByRole('button', { name: 'Try again' }).click();
    await expect(host.heading('React /list')).toBeVisible();
  });

  test('for a late chunk of a React app is over after a second try', async ({ host }) => {
    await host.page.route(/react\/assets\/late/, (route) => route.abort());
    await host.open('/r/#/list');
    await host.page.getByRole('link', { name: 'To the late page' }).click();
    await expect(host.page.getByRole('alert')).toContainText('It may have been updated');
    await expectShellAlive(host);
    await host.page.unroute(/react\/assets\/late/);
    await host.page.getByRole('button', { name: 'Try again' }).click();
    await expect(host.heading('The late page')).toBeVisible();
  });

  test('that an app reports as fatal removes it', async ({ host }) => {
    await host.open('/c/#/x');
    await host.page.getByRole('button', { name: 'Give up' }).click();
    await expect(host.page.getByRole('alert')).toContainText('could not be shown');
    expect(await faults(host)).toEqual(['fault crashing run fatal: Error: gave up']);
  });

  test('by an uncaught rejection keeps the app and offers a restart', async ({ host }) => {
    await host.open('/c/#/x');
    await host.page.getByRole('button', { name: 'Reject' }).click();
    const banner = host.page.getByRole('status').filter({ hasText: 'Something went wrong' });
    await expect(banner).toBeVisible();
    await expect(host.heading('Crashing')).toBeVisible();
    expect(await faults(host)).toEqual(['fault crashing run survived: Error: nobody caught this']);
    await expectShellAlive(host);

    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);
    await host.page.getByRole('button', { name: 'Reject' }).click();
    await expect.poll(async () => (await faults(host)).length).toBe(2);
    await expect(banner).toHaveCount(0);
  });

  test('at unmount does not keep the next app from coming', async ({ host }) => {
    await host.open('/c/#/x');
    await expect(host.heading('Crashing')).toBeVisible();
    await host.page.evaluate(() => sessionStorage.setItem('crash', 'unmount'));
    await host.choose('Plain');
    await expect(host.heading('Plain')).toBeVisible();
    await expect(host.heading('Crashing')).toHaveCount(0);
  });

  test('is cleared by choosing another app, and by choosing the same one from the menu', async ({ host }) => {
    await host.open('/');
    await host.page.evaluate(() => sessionStorage.setItem('crash', 'mount'));
    await host.choose('Crashing');
    await expect(host.page.getByRole('alert')).toBeVisible();
    await host.choose('Plain');
    await expect(host.heading('Plain')).toBeVisible();
    await host.choose('Crashing');
    await expect(host.page.getByRole('alert')).toBeVisible();
    await host.page.evaluate(() => sessionStorage.clear());
    await host.choose('Crashing');
    await expect(host.heading('Crashing')).toBeVisible();
  });

  test('of the registry can be retried', async ({ host }) => {
    await host.page.route('**/apps.json', (route) => route.fulfill({ status: 500 }));
    await host.open('/p/#/one');
    await expect(host.page.getByRole('alert')).toContainText('could not be shown');
    await expectShellAlive(host);
    await host.page.unroute('**/apps.json');
    await host.page.getByRole('button', { name: 'Try again' }).click();
    await expect(host.heading('Plain')).toBeVisible();
  });
});
