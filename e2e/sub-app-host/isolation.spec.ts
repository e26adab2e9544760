import type { Locator } from '@playwright/test';
import { expect, test } from './host-test.ts';

const colourOf = (element: Locator): Promise<string> =>
  element.evaluate((found) => getComputedStyle(found).color);

test.describe('rule 6: the styles of an app', () => {
  test('reach its root and its overlay, not the shell, and are removed with it', async ({ host }) => {
    await host.open('/p/#/one');
    const shellText = host.page.getByText('the shell');
    await expect(host.page.getByText('at #/one')).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await colourOf(shellText)).toBe('rgb(200, 0, 0)');
    await expect(host.page.locator('body')).toHaveCSS('letter-spacing', 'normal');
    await expect(host.page.getByText('at #/one')).toHaveCSS('letter-spacing', '1px');

    await host.page.getByRole('button', { name: 'Open overlay' }).click();
    const overlay = host.page.getByRole('dialog', { name: 'Overlay' });
    await expect(overlay).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await overlay.evaluate((element) => element.closest('#shell-frame'))).toBeNull();

    await host.choose('Home');
    await expect(host.heading('Home')).toBeVisible();
    await expect(overlay).toHaveCount(0);
    expect(await host.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  test('do not redeclare a property that the shell has declared identically', async ({ host }) => {
    await host.open('/p/#/one');
    await expect(host.heading('Plain')).toBeVisible();
    const declared = await host.page.evaluate(() =>
      document.adoptedStyleSheets
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSPropertyRule ? [rule.name] : [])),
    );
    expect(declared).toEqual(['--own']);
  });

  test("load pictures from the app's own folder", async ({ host }) => {
    const picture = host.page.waitForResponse(/sub-apps\/plain\/assets\/dot-.*\.svg/);
    await host.open('/p/#/one');
    expect((await picture).status()).toBe(200);
  });

  test('follow the theme of the shell', async ({ host }) => {
    await host.open('/p/#/one');
    await expect(host.heading('Plain')).toBeVisible();
    await host.page.evaluate(() => (window as unknown as { darken(): void }).darken());
    await expect(host.page.getByText('at #/one')).toHaveCSS('color', 'rgb(4, 5, 6)');
  });

  test('stay in the shadow root if the registry requests one, overlay included', async ({ host }) => {
    await host.open('/h/');
    await expect(host.heading('In a shadow')).toHaveCSS('color', 'rgb(7, 8, 9)');
    await expect(host.page.getByRole('dialog', { name: 'Shadowed' })).toHaveCSS('color', 'rgb(7, 8, 9)');
    await expect(host.page.getByText('the shell')).toHaveCSS('color', 'rgb(200, 0, 0)');
  });
});

test.describe('rule 7: an app that does not clean up', () => {
  const pings = (): number => {
    const probe = window.probe;
    if (!probe) return -1;
    probe.pings = 0;
    dispatchEvent(new Event('ping'));
    document.dispatchEvent(new Event('ping'));
    return probe.pings;
  };

  test('leaves no listener and no timer behind', async ({ host }) => {
    await host.open('/l/#/leaky/one');
    for (let visit = 0; visit < 5; visit += 1) {
      await expect(host.heading('Leaky #/leaky/one')).toBeVisible();
      expect(await host.page.evaluate(pings)).toBe(2);
      await host.choose('React');
      await expect(host.heading('React /list')).toBeVisible();
      expect(await host.page.evaluate(pings)).toBe(0);
      await host.choose('Leaky');
    }
    await host.choose('React');
    await expect(host.heading('React /list')).toBeVisible();
    const ticks = await host.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = window.probe?.ticks ?? 0;
          setTimeout(() => resolve((window.probe?.ticks ?? 0) - before), 60);
        }),
    );
    expect(ticks).toBe(0);
  });

  test('does not rewrite the address while it is unmounted, and receives its own again when it is back', async ({
    host,
  }) => {
    await host.open('/l/#/leaky/one');
    await expect(host.heading('Leaky #/leaky/one')).toBeVisible();
    await host.choose('React');
    await expect(host.heading('React /list')).toBeVisible();
    await host.toBeAt('/r/#/list');
    await host.page.evaluate(() => history.replaceState(history.state, '', '/r/#/other'));
    await host.page.goBack();
    await expect(host.heading('Leaky #/leaky/one')).toBeVisible();
    await host.page.goForward();
    await expect(host.heading('React /other')).toBeVisible();
    await host.toBeAt('/r/#/other');
  });

  test("removes nothing of the shell's", async ({ host }) => {
    await host.open('/l/#/leaky/one');
    await expect(host.heading('Leaky #/leaky/one')).toBeVisible();
    await host.page.evaluate(() => {
      addEventListener('ping', () => window.probe?.log.push('the shell heard'));
    });
    await host.choose('React');
    await expect(host.heading('React /list')).toBeVisible();
    await host.page.evaluate(() => dispatchEvent(new Event('ping')));
    expect((await host.probe()).log).toContain('the shell heard');
  });
});
