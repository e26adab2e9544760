import { expect, test } from './host-test.ts';

test.describe('a sub-app', () => {
  test('runs its lifecycles in order and bootstraps once', async ({ host }) => {
    await host.open('/p/#/one');
    await expect(host.heading('Plain')).toBeVisible();
    await host.choose('Vue');
    await expect(host.heading('Vue #/a')).toBeVisible();
    await host.choose('Plain');
    await expect(host.heading('Plain')).toBeVisible();
    const { log } = await host.probe();
    expect(log.filter((line) => line.startsWith('plain'))).toEqual([
      'plain evaluated',
      'plain bootstrap 1',
      'plain bootstrap 2',
      'plain mount token=token-1',
      'plain unmount aborted=true',
      'plain mount token=token-1',
    ]);
  });

  test('receives events while it is mounted and no longer', async ({ host }) => {
    const refresh = (): void => (window as unknown as { refreshLists(): void }).refreshLists();
    await host.open('/p/#/one');
    await expect(host.heading('Plain')).toBeVisible();
    await host.page.evaluate(refresh);
    await host.choose('React');
    await expect(host.page.getByText('refreshed 0')).toBeVisible();
    await host.page.evaluate(refresh);
    await expect(host.page.getByText('refreshed 1')).toBeVisible();
    const { log } = await host.probe();
    expect(log.filter((line) => line.includes('heard list'))).toEqual(['plain heard list:refresh order']);
  });

  test("follows the shell's language, by its bus or by its update lifecycle", async ({ host }) => {
    const speakChinese = (): void => (window as unknown as { speak(lang: string): void }).speak('cn');
    await host.open('/r/#/list');
    await expect(host.page.getByText('speaks en')).toBeVisible();
    await host.page.evaluate(speakChinese);
    await expect(host.page.getByText('speaks cn')).toBeVisible();
    await host.choose('Plain');
    await expect(host.page.getByText('cn light')).toBeVisible();
    await expect(host.page.locator('[data-sub-app=plain]').first()).toHaveAttribute('lang', 'zh-CN');
  });

  test('made with React shares it with the shell and keeps its query cache from mount to mount', async ({
    host,
  }) => {
    await host.open('/r/#/list');
    const asked = host.page.getByTestId('asked');
    await expect(asked).toHaveText(/\d/);
    const first = (await asked.textContent()) ?? '';
    await host.choose('Plain');
    await expect(host.heading('Plain')).toBeVisible();
    await host.choose('React');
    await expect(asked).toHaveText(first);
    expect((await host.probe()).log).toContain('react shared=true');
  });

  test('may be a script that sets a global', async ({ host }) => {
    await host.open('/');
    await host.choose('Script');
    await expect(host.heading('Old script')).toBeVisible();
    await host.choose('Home');
    await expect(host.heading('Old script')).toHaveCount(0);
  });

  test('that is not registered is handled by the shell', async ({ host }) => {
    await host.open('/nowhere/#/x');
    await expect(host.heading('Not found')).toBeVisible();
    await host.choose('Plain');
    await expect(host.heading('Plain')).toBeVisible();
  });

  test('is loaded again at the next visit only after an eviction', async ({ host }) => {
    await host.open('/p/#/one');
    for (let visit = 0; visit < 3; visit += 1) {
      await host.choose('Login');
      await expect(host.heading('Login')).toBeVisible();
      await host.page.goBack();
      await expect(host.heading('Plain')).toBeVisible();
      await host.toBeAt('/p/#/one');
    }
    expect((await host.probe()).log.filter((line) => line === 'plain evaluated')).toHaveLength(1);
  });
});

test.describe('an unmodified page in a frame', () => {
  test('shares the hash with the shell in both directions', async ({ host }) => {
    await host.open('/f/#/first');
    const inside = host.page.frameLocator('iframe[title=Framed]');
    await expect(inside.getByRole('heading', { name: 'Framed #/first' })).toBeVisible();

    await inside.getByRole('link', { name: 'Second' }).click();
    await host.toBeAt('/f/#/second');
    await inside.getByRole('button', { name: 'Push' }).click();
    await host.toBeAt('/f/#/pushed');
    await host.choose('Framed');
    await expect(inside.getByRole('heading', { name: 'Framed #/first' })).toBeVisible();

    await host.choose('Plain');
    await expect(host.heading('Plain')).toBeVisible();
    await host.page.goBack();
    await expect(inside.getByRole('heading', { name: 'Framed #/first' })).toBeVisible();
  });

  test('that is missing shows the panel', async ({ host }) => {
    await host.page.route('**/framed/index.html', (route) => route.fulfill({ status: 404 }));
    await host.open('/f/#/first');
    await expect(host.page.getByRole('alert')).toContainText('could not be shown');
  });
});

test.describe('keys pressed inside a frame', () => {
  /** Makes the shell record the keys that it receives, and handle Control with K and the letter g itself. */
  const listen = (): void => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = (phase: string) => (event: KeyboardEvent) => {
      if (phase === 'first' && !event.ctrlKey) return;
      const place = (event.target as Element).localName;
      heard.push(`${phase}: ${event.ctrlKey ? 'Control+' : ''}${event.key} on ${place}`);
      if (event.key === 'k' || event.key === 'g') event.preventDefault();
      if (phase === 'first') event.stopPropagation();
    };
    addEventListener('keydown', note('first'), { capture: true });
    addEventListener('keydown', note('last'));
  };

  test('reach the shell, which may handle them; the page inside keeps what it uses', async ({ host }) => {
    await host.open('/f/#/first');
    const inside = host.page.frameLocator('iframe');
    await expect(inside.getByRole('heading', { name: 'Framed #/first' })).toBeVisible();
    await host.page.evaluate(listen);
    await inside.getByRole('button', { name: 'Push' }).focus();
    await inside.locator('body').evaluate((body) => {
      const left: string[] = [];
      Object.assign(body.ownerDocument.defaultView!, { left });
      (body as HTMLElement).addEventListener('keydown', (event) => {
        left.push(event.key);
        if (event.key === 'x') event.preventDefault();
      });
    });
    for (const key of ['Control+k', 'g', 'x', 'Escape']) await host.page.keyboard.press(key);
    expect(await host.page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'first: Control+Control on iframe',
      'first: Control+k on iframe',
      'last: g on iframe',
      'last: Escape on iframe',
    ]);
    // The page did not receive what the shell handled with Control; letters go to the page first.
    expect(
      await inside.locator('body').evaluate(() => (window as unknown as { left: string[] }).left),
    ).toEqual(['Control', 'g', 'x', 'Escape']);
  });

  test('holds every way of the shell back until it agrees, Back and Forward too', async ({ host }) => {
    const { page } = host;
    await host.open('/r/#/list');
    await expect(host.heading('React /list')).toBeVisible();
    await host.choose('Plain two');
    await expect(host.heading('Plain')).toBeVisible();
    await page.evaluate(() => {
      const state = Object.assign(window, { mayLeave: false, asked: [] as string[] });
      const { holdPlain } = window as unknown as { holdPlain: (ask: (url: string) => boolean) => void };
      holdPlain((url) => {
        state.asked.push(url.slice(location.origin.length));
        return state.mayLeave;
      });
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);

    await host.choose('Vue');
    await host.choose('Plain');
    await host.choose('Home');
    await expect.poll(asked).toEqual(['/v/#/a', '/p/#/one', '/']);
    await host.toBeAt('/p/#/two');
    await page.evaluate(() => history.back());
    await expect.poll(asked).toHaveLength(4);
    await host.toBeAt('/p/#/two');
    await expect(host.heading('Plain')).toBeVisible();

    await page.evaluate(() => {
      Object.assign(window, { mayLeave: true });
      history.back();
    });
    await expect(host.heading('React /list')).toBeVisible();
    await host.toBeAt('/r/#/list');
    await page.evaluate(() => history.forward());
    await expect(host.heading('Plain')).toBeVisible();
    await host.toBeAt('/p/#/two');
    expect(await asked()).toEqual(['/v/#/a', '/p/#/one', '/', '/r/#/list', '/r/#/list']);
  });
});
