import type { Page } from '@playwright/test';
import { newPerson } from '../../fixtures/new-person.ts';
import { notifyPerson, recallNotification } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { headerButton } from '../../pages/frame.ts';

const titles = { en: 'Dock 4 closed', zh: '4 号月台关闭' };

/** Resolves when a page has its socket and has received CONNECTED. */
async function connected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().endsWith('/ws/stomp'));
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('CONNECTED'));
}
/** Waits until the orders of someone are shown and push is connected. */
async function shown(page: Page, opening: () => Promise<Page>): Promise<void> {
  const ready = connected(page);
  await opening();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible({ timeout: 30_000 });
  await ready;
}

test('a notification opens as it arrives, is read, and closes when it is called back', async ({
  page,
  request,
  openAs,
  expectAccessible,
}) => {
  const email = await newPerson(request);
  await shown(page, () => openAs(email, '/b/#/orders'));
  const publicationId = await notifyPerson(request, email, titles);
  const dialog = page.getByRole('dialog', { name: 'Dock 4 closed' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await recallNotification(request, publicationId);
  await expect(dialog).toBeHidden();
  await expect(headerButton(page, 'Messages')).toBeVisible();
});

test('a notification waits while an import is open', async ({ page, request, openAs }) => {
  const email = await newPerson(request);
  await shown(page, () => openAs(email, '/b/#/orders'));
  await page.getByRole('banner').getByRole('button', { name: 'Import products' }).click();
  const wizard = page.getByRole('dialog', { name: /Import products/ });
  await expect(wizard).toBeVisible();
  await notifyPerson(request, email, titles);
  await expect(page.locator('header').getByText('1', { exact: true })).toBeAttached();
  await expect(page.getByRole('dialog', { name: 'Dock 4 closed' })).toBeHidden();
  await wizard.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Dock 4 closed' })).toBeVisible();
});

test('two tabs share a socket, and the second takes over when the first closes', async ({
  page,
  request,
  openAs,
  context,
}) => {
  const email = await newPerson(request);
  await shown(page, () => openAs(email, '/b/#/orders'));
  const second = await context.newPage();
  let sockets = 0;
  second.on('websocket', () => {
    sockets += 1;
  });
  await second.goto('/o/#/app/messageCenter/list');
  await expect(second.locator('h1', { hasText: 'Message center' })).toBeVisible({ timeout: 30_000 });
  // Push has started when its script is loaded.
  await second.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('keep-connected')),
  );
  await notifyPerson(request, email, titles);
  // One of the two opens it; the list of the other has it too.
  const opened = (tab: Page) => tab.getByRole('dialog', { name: 'Dock 4 closed' }).count();
  await expect.poll(async () => (await opened(page)) + (await opened(second))).toBe(1);
  await expect(second.getByText('Dock 4 closed').first()).toBeAttached();
  // A window that opens by itself hears no key in its first half second.
  await expect(async () => {
    if ((await opened(second)) > 0) await second.keyboard.press('Escape');
    expect(await opened(second)).toBe(0);
  }).toPass();
  expect(sockets).toBe(0);
  const ready = connected(second);
  // What was missed in between is requested.
  const asked = second.waitForRequest(/queryTask/);
  await page.close();
  await ready;
  await asked;
  await notifyPerson(request, email, { en: 'Dock 5 closed', zh: '5 号月台关闭' });
  await expect(second.getByRole('dialog', { name: 'Dock 5 closed' })).toBeVisible();
  await second.close();
});
