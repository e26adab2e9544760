import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const words = {
  English: {
    preset: 'Sample file (English)',
    matched: 'Matched by template “Sample file (English)”',
  },
  简体中文: {
    preset: '示例文件（中文）',
    matched: '已按模板“示例文件（中文）”匹配',
  },
} as const;

/**
 * Three orders made from the sample file: the first with two packages, the second without a carrier and with two packages, the third
 * with one.
 */
async function ordersFile(wizard: ImportWizard, prefix: string): Promise<Buffer> {
  const [headings, order, parcel] = await wizard.sampleLines();
  const named = (number: number) => order!.replaceAll('LD-10481', `${prefix}-${number}`);
  const lines = [headings, named(1), parcel, named(2).replace(',UPS,', ',,'), parcel, named(3)];
  return Buffer.from(lines.join('\r\n'));
}

async function toColumns(wizard: ImportWizard, language: keyof typeof words, prefix: string): Promise<void> {
  const say = words[language];
  await wizard.choose('orders.csv', await ordersFile(wizard, prefix));
  await wizard.useTemplate(say.preset);
  await wizard.upload();
  await expect(wizard.dialog.getByText(say.matched, { exact: true })).toBeVisible();
}

test('orders go in as wholes: a faulty order is held back with all its packages', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const prefix = `E2E-O${Date.now() % 1e7}`;
  const page = await openAs('seller', '/b/#/orders');
  const orders = new ImportWizard(page, 'orders');
  const wizard = await orders.open();
  await expectAccessible();

  // Presets are there to be used, not to be changed, and an order import adds none (spec §5, §6).
  await wizard.getByRole('button', { name: 'Manage templates' }).click();
  await expect(wizard.getByText('Preset', { exact: true })).toHaveCount(2);
  await expect(wizard.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
  await expectAccessible();
  await wizard.getByRole('button', { name: 'Back to file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to file' }).click();

  await toColumns(orders, 'English', prefix);
  await expect(wizard.getByRole('checkbox', { name: 'Save these columns as a new template' })).toHaveCount(0);
  await expect(wizard.getByText('41 of 41 fields filled')).toBeVisible();
  await wizard.getByRole('combobox', { name: 'Reference', exact: true }).click();
  const taken = page.getByRole('option', { name: 'Order number (fills Order number)' });
  await expect(taken).toBeEnabled();
  await page.keyboard.press('Escape');
  await expectAccessible();

  await wizard.getByRole('button', { name: 'Check 5 rows' }).click();
  await expect(wizard.getByText('1 with errors', { exact: true })).toBeVisible();
  await expectAccessible();
  await expect(wizard.getByRole('button', { name: 'Import 5 rows' })).toBeDisabled();
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    wizard.getByRole('button', { name: 'Export errors' }).click(),
  ]);
  expect(errors.suggestedFilename()).toMatch(/\.xlsx$/);

  await wizard.getByRole('checkbox', { name: 'Skip 2 rows in orders with errors' }).check();
  await expect(wizard.getByText('2 new orders', { exact: true })).toBeVisible();
  await wizard.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('2 orders (3 rows) imported')).toBeVisible();
  await expect(wizard).toBeHidden();

  await page.getByRole('main').getByLabel('Search orders').fill(prefix);
  const list = page.getByRole('main');
  await expect(list.getByText(`${prefix}-1`, { exact: true })).toBeVisible();
  await expect(list.getByText(`${prefix}-3`, { exact: true })).toBeVisible();
  await expect(list.getByText(`${prefix}-2`, { exact: true })).toHaveCount(0);

  // Again: existing orders are reported together, regardless of their numbers.
  const again = await orders.open();
  await toColumns(orders, 'English', prefix);
  await again.getByRole('button', { name: 'Check 5 rows' }).click();
  const panel = again.getByRole('complementary', { name: 'Issues' });
  await expect(panel.getByRole('button', { name: /order “…”.* already exists\. .* 2$/ })).toBeVisible();
});

test('orders are fixed and imported in Chinese, with a row that continues the order above', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const prefix = `E2E-Z${Date.now() % 1e7}`;
  const page = await openAs('other', '/b/#/orders', '简体中文');
  const orders = new ImportWizard(page, 'orders');
  const wizard = await orders.open();
  await expectAccessible();
  await toColumns(orders, '简体中文', prefix);
  await atBothWidths(page, expectAccessible);
  await wizard.getByRole('button', { name: '核对 5 行数据' }).click();
  await expect(wizard.getByText('1 行有错误', { exact: true })).toBeVisible();
  await atBothWidths(page, async () => {
    await expectAccessible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  await wizard
    .getByRole('gridcell', { name: `${prefix}-1`, exact: true })
    .first()
    .click();
  await page.keyboard.press('F8');
  await page.keyboard.type('UPS');
  await page.keyboard.press('Enter');
  await expect(wizard.getByText('没有错误', { exact: true })).toBeVisible();
  await wizard.getByRole('button', { name: '导入 5 行' }).click();
  await expect(page.getByText('已导入 3 个订单（5 行）')).toBeVisible();
  await expect(wizard).toBeHidden();
  for (const number of [1, 2, 3])
    await expect(page.getByRole('main').getByText(`${prefix}-${number}`, { exact: true })).toBeVisible();
});
