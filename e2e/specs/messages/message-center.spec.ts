import type { Page } from '@playwright/test';
import { newPerson } from '../../fixtures/new-person.ts';
import { notifyPerson } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';
import { headerButton } from '../../pages/frame.ts';

const shots = process.env.LADING_SHOTS;
async function picture(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
}

/** Signs a person in on a page of the message center. */
async function open(page: Page, email: string, language?: '简体中文'): Promise<void> {
  await page.goto('/o/#/app/messageCenter/list');
  await signInAs(page, email, language);
  await expect(page.locator('h1', { hasText: language ? '消息中心' : 'Message center' })).toBeVisible({
    timeout: 30_000,
  });
}

test('bell, dialog and list agree while messages are read one by one and all together', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = await newPerson(request);
  for (const number of [1, 2, 3, 4, 5, 6])
    await notifyPerson(request, email, { en: `New rates ${number}`, zh: `新运费 ${number}` });
  await open(page, email);
  await headerButton(page, 'Messages, 6 unread').click();
  const popover = page.getByRole('dialog', { name: 'Messages' });
  await expect(popover.getByRole('listitem')).toHaveCount(5);
  await expect(popover.getByText('6 unread')).toBeVisible();
  await expectAccessible();
  await picture(page, 'popover-en-1440');

  await popover.getByRole('button', { name: /New rates 6/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New rates 6' });
  await expect(dialog.getByText('Rates for parcels above 30 lb change on Monday.')).toBeVisible();
  await expectAccessible();
  await picture(page, 'dialog-en-1440');
  await dialog.getByText('简体中文').click();
  const inChinese = page.getByRole('dialog', { name: '新运费 6' });
  await expect(inChinese.getByText('自周一起，30 磅以上包裹的运费将调整。')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inChinese).toBeHidden();
  const heading = page.getByRole('heading', { level: 1, name: 'Message center' });
  await expect(heading.locator('..')).toContainText('5 unread');

  await headerButton(page, 'Messages, 5 unread').focus();
  await page.keyboard.press('Enter');
  await popover.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(popover.getByText('6 unread')).toBeHidden();
  await expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(headerButton(page, 'Messages')).toBeVisible();
  await expect(heading.locator('..')).not.toContainText('unread');

  await page.getByText('Read', { exact: true }).first().click();
  await expect(page.getByRole('link', { name: /New rates 1/ })).toBeVisible();
  await page.getByText('7 days', { exact: true }).click();
  await expect(page.getByRole('link', { name: /New rates 1/ })).toBeVisible();
  await expectAccessible();
  await picture(page, 'list-en-1440');
});

test('the message center in Chinese on a phone', async ({ page, request, expectAccessible }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const email = await newPerson(request);
  await notifyPerson(request, email, { en: 'New rates', zh: '新运费' });
  await open(page, email, '简体中文');
  await headerButton(page, '消息，1 条未读').click();
  const popover = page.getByRole('dialog', { name: '消息' });
  await expect(popover.getByText('1 条未读')).toBeVisible();
  await expectAccessible();
  await picture(page, 'popover-cn-375');
  await popover.getByRole('button', { name: /新运费/ }).click();
  const dialog = page.getByRole('dialog', { name: '新运费' });
  await expect(dialog.getByText('自周一起，30 磅以上包裹的运费将调整。')).toBeVisible();
  await expectAccessible();
  await picture(page, 'dialog-cn-375');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(headerButton(page, '消息')).toBeVisible();
  await picture(page, 'list-cn-375');
});

test('a message for the sign-in opens by itself, once', async ({ page, request }) => {
  const email = await newPerson(request);
  await notifyPerson(request, email, { en: 'Welcome aboard', zh: '欢迎使用' }, { showAfterLogin: true });
  await open(page, email);
  const dialog = page.getByRole('dialog', { name: 'Welcome aboard' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(headerButton(page, 'Messages')).toBeVisible();
  // The page that is left may still be asking: only what the new one asks counts.
  await page.reload({ waitUntil: 'commit' });
  const asked = page.waitForResponse((reply) => reply.url().includes('queryMessageAfterLogin'));
  expect(await (await asked).json()).toMatchObject({ data: null });
});
