import { newPerson } from '../../fixtures/new-person.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

const words = {
  English: {
    title: 'Address book',
    add: 'Add address',
    dialog: 'Add an address',
    fields: ['Name', 'Address', 'City', 'State or province', 'ZIP or postal code', 'Phone'],
    save: 'Save address',
    duplicate: 'duplicate',
    sender: 'Use as sender',
    badge: 'Sender',
  },
  简体中文: {
    title: '地址簿',
    add: '添加地址',
    dialog: '添加地址',
    fields: ['姓名', '地址', '城市', '州/省', '邮编', '电话'],
    save: '保存地址',
    duplicate: '重复',
    sender: '设为发件地址',
    badge: '发件',
  },
} as const;

for (const [language, width] of screens) {
  test(`addresses are kept, made the sender, and their duplicates merged (${language}, ${width} px)`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const w = words[language];
    await page.setViewportSize({ width, height: 900 });
    const email = await newPerson(request);
    await page.goto('/b/#/settings/address-book');
    await signInAs(page, email, language);
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: w.dialog, exact: true });
    const [name, street, city, state, zip, phone] = w.fields;
    for (const [given, number] of [
      ['Harbor & Pine', ''],
      ['HARBOR & PINE', '+1 617 555 0100'],
    ] as const) {
      await page.getByRole('button', { name: w.add }).first().click();
      const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
      await field(name).fill(given);
      await field(street).fill('77 Beacon St');
      await field(city).fill('Boston');
      await field(state).fill('MA');
      if (number === '') {
        await dialog.getByRole('button', { name: w.save }).click();
        await expect(field(zip)).toHaveAttribute('aria-invalid', 'true');
        await expectAccessible();
      }
      await field(zip).fill('02108');
      await field(phone).fill(number);
      await dialog.getByRole('button', { name: w.save }).click();
      await expect(dialog).toBeHidden();
    }
    const main = page.getByRole('main');
    await expect(main.getByText(w.duplicate, { exact: true }).first()).toBeVisible();
    await expectAccessible();

    await main.getByText('Harbor & Pine', { exact: true }).first().click();
    const sender = page.getByRole('switch', { name: w.sender });
    await sender.click();
    await expect(sender).toBeChecked();
    await expectAccessible();
    await expect(main.getByText(w.badge, { exact: true }).first()).toBeAttached();
  });
}
