import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { outsideAddress } from '../../fixtures/server-address.ts';
import { openPopover } from '../../pages/store-sync.ts';
import { storeWords } from '../../fixtures/store-words.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A picture of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const say = storeWords.简体中文;
test.use({ viewport: { width: 375, height: 800 } });

test('a store is connected by its keys, its orders arrive, and it is disconnected and reconnected', async ({
  page,
  request,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const email = await newPerson(request);
  await openAs(email, '/b/#/orders', '简体中文');
  const popover = await openPopover(page, say.title);
  await popover.getByRole('button', { name: say.connect, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say.connect });
  await dialog.getByRole('radio', { name: 'WooCommerce', exact: true }).click();
  await expectAccessible();
  const [name, address, key, secret] = say.fields;
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  await field(name).fill('Lantern Works');
  await field(address).fill(outsideAddress.wooStore);
  await dialog.getByLabel(key).fill('ck_1');
  await dialog.getByLabel(secret).fill('cs_wrong');
  await dialog.getByRole('button', { name: say.submit, exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(say.refused);
  await dialog.getByLabel(secret).fill('cs_1');
  await dialog.getByRole('button', { name: say.submit, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await openPopover(page, say.title);
  await expect(popover.getByText(say.added, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('90418', { exact: true }).first()).toBeVisible();

  // Its own picture, instead of the channel's icon.
  await openPopover(page, say.title);
  await popover.getByRole('button', { name: say.historyOf, exact: true }).click();
  await popover.getByRole('button', { name: say.settings, exact: true }).click();
  const settings = page.getByRole('dialog', { name: say.settings, exact: true });
  const picture = settings.getByLabel(say.choose, { exact: true }).and(settings.locator('input'));
  await picture.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(settings.getByRole('alert')).toHaveText(say.bad);
  await picture.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: onePixel });
  await expect(settings.getByRole('button', { name: say.remove, exact: true })).toBeVisible();
  await expect(settings.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/);
  await atBothWidths(page, expectAccessible);

  // Disconnected after a question: its orders stay.
  await settings.getByRole('button', { name: say.disconnect, exact: true }).click();
  const sure = page.getByRole('alertdialog', { name: say.sure, exact: true });
  await expectAccessible();
  await sure.getByRole('button', { name: say.disconnect, exact: true }).click();
  await expect(sure).toBeHidden();
  await expect(settings.getByRole('button', { name: say.again, exact: true })).toBeVisible();
  await settings.getByRole('button', { name: say.close, exact: true }).last().click();
  await expect(page.getByText('90418', { exact: true }).first()).toBeVisible();
  await openPopover(page, say.title);
  await expect(popover.getByText(say.gone, { exact: true })).toBeVisible();
  await expectAccessible();

  // Reconnected it is the same store: its order is not duplicated.
  await popover.getByRole('button', { name: say.again, exact: true }).click();
  await expect(field(name)).toHaveValue('Lantern Works');
  await field(address).fill(outsideAddress.wooStore);
  await dialog.getByLabel(key).fill('ck_1');
  await dialog.getByLabel(secret).fill('cs_1');
  await dialog.getByRole('button', { name: say.submit, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await openPopover(page, say.title);
  await expect(popover.getByText(say.none, { exact: true })).toBeVisible();
  await expect(popover.getByText('Lantern Works', { exact: true })).toHaveCount(1);

  // Disconnected again and removed from the list, after confirmation; its order stays.
  await popover.getByRole('button', { name: say.historyOf, exact: true }).click();
  await popover.getByRole('button', { name: say.settings, exact: true }).click();
  await expect(settings.getByRole('button', { name: say.off, exact: true })).toHaveCount(0);
  await settings.getByRole('button', { name: say.disconnect, exact: true }).click();
  await sure.getByRole('button', { name: say.disconnect, exact: true }).click();
  await settings.getByRole('button', { name: say.off, exact: true }).click();
  const off = page.getByRole('alertdialog', { name: say.offSure, exact: true });
  await expectAccessible();
  await off.getByRole('button', { name: say.off, exact: true }).click();
  await expect(settings).toBeHidden();
  await openPopover(page, say.title);
  await expect(popover.getByText(say.offList, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('90418', { exact: true }).first()).toBeVisible();
});

test('the page of selling channels connects a store and lists it as soon as it is there', async ({
  page,
  request,
  openAs,
  expectAccessible,
}) => {
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/channels', '简体中文');
  await page.getByRole('main').getByRole('button', { name: say.connect, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say.connect });
  await dialog.getByRole('radio', { name: 'WooCommerce', exact: true }).click();
  const [name, address, key, secret] = say.fields;
  await dialog.getByRole('textbox', { name, exact: true }).fill('Lantern Works');
  await dialog.getByRole('textbox', { name: address, exact: true }).fill(outsideAddress.wooStore);
  await dialog.getByLabel(key).fill('ck_1');
  await dialog.getByLabel(secret).fill('cs_1');
  await dialog.getByRole('button', { name: say.submit, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('main').getByRole('button', { name: 'Lantern Works' });
  await expect(row).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await row.click();
  await expect(page.getByRole('dialog', { name: /^(Settings: |设置：)Lantern Works$/ })).toBeVisible();
});
