import { newPerson } from '../../fixtures/new-person.ts';
import { password } from '../../fixtures/people.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  English: {
    postage: 'Postage',
    addFunds: 'Add funds',
    balance: 'Balance',
    amount: 'Amount',
    demo: /^Demo payment/,
    submit: 'Add $40.50',
    error: 'Enter an amount between $5.00 and $50,000.00',
    openPay: 'Open payment page',
    paid: '$40.50 has been added',
    toPostage: 'Go to Postage',
    ledger: 'Postage wallet ledger',
    topUp: 'Funds added',
    explain: 'Explain +$40.50',
    received: 'Payments received',
    alert: 'Low balance alert',
    changeAlert: 'Change alert',
    below: 'Alert below',
    save: 'Save alert',
    low: 'Your balance is low',
    limits: 'Balance alerts and top-up',
    setUp: 'Set up top-up',
    auto: 'Automatic top-up',
    when: 'When the balance is below',
    consent: /^I agree to a charge/,
    consentMissing: 'Confirm that the payment method may be charged',
    saveAuto: 'Save automatic top-up',
    autoOn: 'Adds $100.00 when the balance falls below $75.00. $100.00 of $1,000.00 used this month.',
    toppedUp: /^Automatic top-up: /,
    close: 'Close',
    turnOff: 'Turn off',
    autoOff: /^Off\. Turn it on to add funds automatically/,
    back: 'Return to previous page',
    orders: 'Orders',
    missing: 'A label is waiting and you need $18.40 more.',
  },
  简体中文: {
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
  },
} as const;

for (const [language, width] of screens) {
  test(`funds are added once, listed and explained (${language})`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.slow();
    const w = words[language];
    // A separate account: other tests buy from the demo's wallets concurrently.
    const email = await newPerson(page.request);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login');
    await page.getByRole('button', { name: language }).click();
    await page.getByLabel(/Email or user name|邮箱或用户名/).fill(email);
    await page.getByLabel(/^(Password|密码)$/).fill(password);
    await page.getByRole('button', { name: /^(Sign in|登录)$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.orders })).toBeVisible({ timeout: 30_000 });

    await test.step('a buyer is told what is missing, and finds the way back', async () => {
      await page.goto(`/e/#/postage/add?missing=18.40+USD&back=${encodeURIComponent('/b/#/orders')}`);
      await expect(page.getByText(w.missing)).toBeVisible();
      await expect(page.getByRole('textbox', { name: w.amount })).toHaveValue('19');
      await page.getByRole('link', { name: w.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: w.orders })).toBeVisible();
    });

    await page.goto('/e/#/postage');
    await expect(page.getByRole('heading', { level: 1, name: w.postage })).toBeVisible();
    await expectAccessible();
    await page.getByRole('main').getByRole('link', { name: w.addFunds }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: w.addFunds })).toBeVisible();
    const amount = page.getByRole('textbox', { name: w.amount });
    await page.getByRole('radio', { name: w.demo }).click();
    await amount.fill('2');
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByText(w.error)).toBeVisible();
    await expectAccessible();
    await amount.fill('40.50');
    await amount.blur();
    await page.getByRole('button', { name: w.submit }).dblclick();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: w.openPay }).first().click();
    const bank = await opened;
    await bank.getByRole('button', { name: /^Pay / }).click();
    await expect(bank.getByRole('status')).toContainText('Paid');
    await bank.close();
    await expect(page.getByText(w.paid)).toBeVisible();
    await expectAccessible();

    await page.getByRole('link', { name: w.toPostage }).click();
    const balance = page.getByRole('region', { name: w.balance, exact: true });
    await expect(balance.getByText('40.50')).toHaveCount(1);
    const lines = page.locator('[data-row]');
    await expect(lines).toHaveCount(1);
    await lines.getByRole('link').first().click();
    const panel = page.getByRole('complementary').filter({ hasText: w.explain });
    await expect(panel.getByText(w.received)).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');

    await test.step('below the amount of the alert the page warns', async () => {
      await page.getByRole('button', { name: w.changeAlert }).click();
      const dialog = page.getByRole('dialog', { name: w.alert });
      await dialog.getByRole('textbox', { name: w.below }).fill('75');
      await expectAccessible();
      await dialog.getByRole('button', { name: w.save }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.low, { exact: true })).toBeVisible();
      await expectAccessible();
    });

    await test.step('with consent the wallet tops itself up, once, and stops when told to', async () => {
      await page.getByRole('button', { name: w.setUp }).click();
      const dialog = page.getByRole('dialog', { name: w.auto });
      await dialog.getByRole('textbox', { name: w.when }).fill('75');
      await dialog.getByRole('button', { name: w.saveAuto }).click();
      await expect(dialog.getByText(w.consentMissing)).toBeVisible();
      await expectAccessible();
      await dialog.getByRole('checkbox', { name: w.consent }).check();
      await dialog.getByRole('button', { name: w.saveAuto }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.autoOn)).toBeVisible();
      // The message of the top-up opens by itself, over everything else.
      const message = page.getByRole('dialog', { name: w.toppedUp });
      await message.getByRole('button', { name: w.close, exact: true }).click();
      await expect(balance.getByText('140.50')).toHaveCount(1);
      await expect(lines).toHaveCount(2);
      await expectAccessible();
      const limits = page.getByRole('region', { name: w.limits });
      await limits.getByRole('button', { name: w.turnOff }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: w.turnOff }).click();
      await expect(page.getByText(w.autoOff)).toBeVisible();
    });
  });
}
