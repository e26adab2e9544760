import { expect, test } from './host-test.ts';

test.describe('rule 1: Back and Forward across prefixes', () => {
  test('go to the pages that they came from, though the app being left rewrites unknown addresses', async ({
    host,
  }) => {
    await host.open('/p/#/one');
    await expect(host.heading('Plain')).toBeVisible();
    await host.choose('Vue');
    await expect(host.heading('Vue #/a')).toBeVisible();

    await host.page.goBack();
    await expect(host.heading('Plain')).toBeVisible();
    await host.toBeAt('/p/#/one');
    await host.page.goForward();
    await expect(host.heading('Vue #/a')).toBeVisible();
    await host.toBeAt('/v/#/a');

    expect((await host.probe()).log.filter((line) => line.startsWith('vue heard'))).toEqual([
      'vue heard #/a',
      'vue heard #/a',
    ]);
  });

  test('are reported to the shell as well', async ({ host }) => {
    await host.open('/');
    await host.choose('Vue');
    await expect(host.heading('Vue #/a')).toBeVisible();
    await host.choose('React');
    await expect(host.heading('React /list')).toBeVisible();
    await host.page.goBack();
    await expect(host.page.getByTestId('router-path')).toHaveText('/v/');
    await host.page.goBack();
    await expect(host.heading('Home')).toBeVisible();
    await host.toBeAt('/');
  });

  test('may be pressed faster than an app unmounts', async ({ host }) => {
    await host.open('/p/#/one');
    await host.choose('React');
    await expect(host.heading('React /list')).toBeVisible();
    await host.choose('Vue');
    await expect(host.heading('Vue #/a')).toBeVisible();
    await host.page.evaluate(async () => {
      history.go(-2);
      while (!location.pathname.startsWith('/p/')) await new Promise((resolve) => setTimeout(resolve));
      history.go(1);
    });
    await host.toBeAt('/r/#/list');
    await expect(host.heading('React /list')).toBeVisible();
    await expect(host.page.locator('[data-sub-app]:not([data-sub-app-overlay])')).toHaveCount(1);
  });
});

test('rule 2: a router at module level shows the page of this visit, not of the last one', async ({
  host,
}) => {
  await host.open('/m/#/one');
  await expect(host.heading('Module router #/one')).toBeVisible();
  await host.choose('React');
  await expect(host.heading('React /list')).toBeVisible();
  await host.choose('Module router two');
  await expect(host.heading('Module router #/two')).toBeVisible();

  for (let visit = 0; visit < 5; visit += 1) {
    await host.choose('Vue');
    await expect(host.heading('Vue #/a')).toBeVisible();
    const page = visit % 2 === 0 ? 'one' : 'two';
    await host.choose(`Module router ${page}`);
    await expect(host.heading(`Module router #/${page}`)).toBeVisible();
  }
});

test.describe('rule 3: inside of a prefix only the hash changes', () => {
  test('and never remounts the app', async ({ host }) => {
    await host.open('/p/#/one');
    await expect(host.page.getByText('at #/one')).toBeVisible();
    await host.choose('Plain two');
    await expect(host.page.getByText('at #/two')).toBeVisible();
    await expect(host.page.getByTestId('hash')).toHaveText('#/two');
    await host.page.goBack();
    await expect(host.page.getByText('at #/one')).toBeVisible();
    const { log } = await host.probe();
    expect(log.filter((line) => line.startsWith('plain mount'))).toHaveLength(1);
    expect(log.filter((line) => line.startsWith('plain unmount'))).toEqual([]);
  });

  test('and the shell receives the steps of a router inside', async ({ host }) => {
    await host.open('/v/#/a');
    await host.page.getByRole('button', { name: 'Push inside' }).click();
    await expect(host.page.getByTestId('hash')).toHaveText('#/c');
  });

  test('while another prefix is one history entry', async ({ host }) => {
    await host.open('/p/#/one');
    await expect(host.heading('Plain')).toBeVisible();
    const before = await host.page.evaluate(() => history.length);
    await host.page.getByRole('button', { name: 'To React' }).click();
    await expect(host.heading('React /from-plain')).toBeVisible();
    expect(await host.page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('and a prefix without its slash gets one', async ({ host }) => {
    await host.open('/r');
    await expect(host.heading('React /')).toBeVisible();
    await host.toBeAt('/r/');
  });
});
