import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { password } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  postage: '运费钱包',
  addFunds: '充值',
  balance: '余额',
  amount: '充值金额',
  demo: /^演示付款/,
  submit: '充值 US$40.50',
  error: '请输入 US$5.00 至 US$50,000.00 之间的金额',
  openPay: '打开付款页面',
  paid: '已充值 US$40.50',
  toPostage: '查看运费钱包',
  ledger: '运费钱包流水',
  topUp: '充值',
  explain: '金额说明：+US$40.50',
  received: '已收款项',
  alert: '低余额提醒',
  changeAlert: '更改提醒',
  below: '提醒金额',
  save: '保存提醒',
  low: '余额不足提醒',
  limits: '余额提醒与自动充值',
  setUp: '设置自动充值',
  auto: '自动充值',
  when: '余额低于',
  consent: /^我同意/,
  consentMissing: '请确认同意按此扣款',
  saveAuto: '保存自动充值',
  autoOn: '余额低于 US$75.00 时充值 US$100.00。本月已用 US$100.00，上限 US$1,000.00。',
  toppedUp: /^自动充值成功/,
  close: '关闭',
  turnOff: '关闭',
  autoOff: /^未开启/,
  back: '返回原页面',
  orders: '订单',
  missing: '有面单等待购买，还差 US$18.40。',
} as const;

test('funds are added once, listed and explained', async ({ page, context, expectAccessible }) => {
  test.slow();
  // A separate account: other tests buy from the demo's wallets concurrently.
  const email = await newPerson(page.request);
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/login');
  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByLabel(/Email or user name|邮箱或用户名/).fill(email);
  await page.getByLabel(/^(Password|密码)$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|登录)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.orders })).toBeVisible({ timeout: 30_000 });

  await test.step('a buyer is told what is missing, and finds the way back', async () => {
    await page.goto(`/e/#/postage/add?missing=18.40+USD&back=${encodeURIComponent('/b/#/orders')}`);
    await expect(page.getByText(words.missing)).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.amount })).toHaveValue('19');
    await page.getByRole('link', { name: words.back }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.orders })).toBeVisible();
  });

  await page.goto('/e/#/postage');
  await expect(page.getByRole('heading', { level: 1, name: words.postage })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.addFunds }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.addFunds })).toBeVisible();
  const amount = page.getByRole('textbox', { name: words.amount });
  await page.getByRole('radio', { name: words.demo }).click();
  await amount.fill('2');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByText(words.error)).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await amount.fill('40.50');
  await amount.blur();
  await page.getByRole('button', { name: words.submit }).dblclick();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: words.openPay }).first().click();
  const bank = await opened;
  await bank.getByRole('button', { name: /^Pay / }).click();
  await expect(bank.getByRole('status')).toContainText('Paid');
  await bank.close();
  await expect(page.getByText(words.paid)).toBeVisible();
  await atBothWidths(page, expectAccessible);

  await page.getByRole('link', { name: words.toPostage }).click();
  const balance = page.getByRole('region', { name: words.balance, exact: true });
  await expect(balance.getByText('40.50')).toHaveCount(1);
  const lines = page.locator('[data-row]');
  await expect(lines).toHaveCount(1);
  await lines.getByRole('link').first().click();
  const panel = page.getByRole('complementary').filter({ hasText: words.explain });
  await expect(panel.getByText(words.received)).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await page.keyboard.press('Escape');

  await test.step('below the amount of the alert the page warns', async () => {
    await page.getByRole('button', { name: words.changeAlert }).click();
    const dialog = page.getByRole('dialog', { name: words.alert });
    await dialog.getByRole('textbox', { name: words.below }).fill('75');
    await atBothWidths(page, expectAccessible);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.low, { exact: true })).toBeVisible();
  });

  await test.step('with consent the wallet tops itself up, once, and stops when told to', async () => {
    await page.getByRole('button', { name: words.setUp }).click();
    const dialog = page.getByRole('dialog', { name: words.auto });
    await dialog.getByRole('textbox', { name: words.when }).fill('75');
    await dialog.getByRole('button', { name: words.saveAuto }).click();
    await expect(dialog.getByText(words.consentMissing)).toBeVisible();
    await atBothWidths(page, expectAccessible);
    await dialog.getByRole('checkbox', { name: words.consent }).check();
    await dialog.getByRole('button', { name: words.saveAuto }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.autoOn)).toBeVisible();
    // The message of the top-up opens by itself, over everything else.
    const message = page.getByRole('dialog', { name: words.toppedUp });
    await message.getByRole('button', { name: words.close, exact: true }).click();
    await expect(balance.getByText('140.50')).toHaveCount(1);
    await expect(lines).toHaveCount(2);
    await atBothWidths(page, expectAccessible);
    const limits = page.getByRole('region', { name: words.limits });
    await limits.getByRole('button', { name: words.turnOff }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.turnOff }).click();
    await expect(page.getByText(words.autoOff)).toBeVisible();
  });
});
