import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  title: '地址簿',
  add: '添加地址',
  dialog: '添加地址',
  fields: ['姓名', '地址', '城市', '州/省', '邮编', '电话'],
  save: '保存地址',
  duplicate: '重复',
  sender: '设为发件地址',
  badge: '发件',
} as const;

test('addresses are kept, made the sender, and their duplicates merged', async ({
  page,
  request,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 900 });
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/address-book', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: words.dialog, exact: true });
  const [name, street, city, state, zip, phone] = words.fields;
  for (const [given, number] of [
    ['Harbor & Pine', ''],
    ['HARBOR & PINE', '+1 617 555 0100'],
  ] as const) {
    await page.getByRole('button', { name: words.add }).first().click();
    const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
    await field(name).fill(given);
    await field(street).fill('77 Beacon St');
    await field(city).fill('Boston');
    await field(state).fill('MA');
    if (number === '') {
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(field(zip)).toHaveAttribute('aria-invalid', 'true');
      await atBothWidths(page, expectAccessible);
    }
    await field(zip).fill('02108');
    await field(phone).fill(number);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toBeHidden();
  }
  const main = page.getByRole('main');
  await expect(main.getByText(words.duplicate, { exact: true }).first()).toBeVisible();

  await main.getByText('Harbor & Pine', { exact: true }).first().click();
  const sender = page.getByRole('switch', { name: words.sender });
  await sender.click();
  await expect(sender).toBeChecked();
  await atBothWidths(page, expectAccessible);
  await expect(main.getByText(words.badge, { exact: true }).first()).toBeAttached();
});
