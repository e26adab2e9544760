import { newPerson } from '../../fixtures/new-person.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

const words = {
  English: {
    title: 'Carrier accounts',
    empty: 'No carrier accounts yet',
    connect: 'Connect an account',
    dialog: 'Connect a carrier account',
    name: 'Account name',
    key: 'API key',
    submit: 'Connect account',
    refused: /EasyPost does not accept this key/,
    once: 'Copy it now. It is not shown again.',
    done: 'Done',
    connected: 'Connected',
    use: 'Use Spare EasyPost',
    test: 'Test Spare EasyPost',
    reports: 'Tracking reports of Spare EasyPost',
    renew: 'New address and secret',
    close: 'Close',
    remove: 'Remove Spare EasyPost',
    sure: 'Remove Spare EasyPost?',
    removing: 'Remove account',
  },
  简体中文: {
    title: '承运商账号',
    empty: '暂无自有承运商账号',
    connect: '连接账号',
    dialog: '连接承运商账号',
    name: '账号名称',
    key: 'API 密钥',
    submit: '连接账号',
    refused: /EasyPost 不接受该密钥/,
    once: '请立即复制，之后不再显示。',
    done: '完成',
    connected: '已连接',
    use: '启用 Spare EasyPost',
    test: '测试 Spare EasyPost',
    reports: 'Spare EasyPost 的轨迹推送',
    renew: '生成新的地址和密钥',
    close: '关闭',
    remove: '移除 Spare EasyPost',
    sure: '移除 Spare EasyPost？',
    removing: '移除账号',
  },
} as const;

for (const [language, width] of screens) {
  test(`a carrier account is connected, tested, switched off and removed (${language}, ${width} px)`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const w = words[language];
    await page.setViewportSize({ width, height: 900 });
    const email = await newPerson(request);
    await page.goto('/b/#/settings/carriers');
    await signInAs(page, email, language);
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    await expect(page.getByText(w.empty)).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: w.connect }).click();
    const dialog = page.getByRole('dialog', { name: w.dialog });
    await dialog.getByLabel(w.name).fill('Spare EasyPost');
    await dialog.getByLabel(new RegExp(`^${w.key}`)).fill('EZTKwrong');
    await dialog.getByRole('button', { name: w.submit, exact: true }).click();
    await expect(dialog.getByText(w.refused)).toBeVisible();
    await expectAccessible();
    await dialog.getByLabel(new RegExp(`^${w.key}`)).fill('EZTKtest0001');
    await dialog.getByRole('button', { name: w.submit, exact: true }).click();
    await expect(dialog.getByText(w.once)).toBeVisible();
    await expect(dialog.getByText(/\/carrier\/report\/\d+$/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: w.done, exact: true }).click();

    const main = page.getByRole('main');
    await expect(main.getByText(w.connected, { exact: true }).first()).toBeVisible();
    await main.getByRole('button', { name: w.test, exact: true }).first().click();
    const use = main.getByRole('switch', { name: w.use }).first();
    await expect(use).toBeChecked();
    await use.click();
    await expect(use).not.toBeChecked();
    await page.reload();
    await expect(use).not.toBeChecked();
    await expectAccessible();

    await main.getByRole('button', { name: w.reports, exact: true }).first().click();
    const reports = page.getByRole('dialog', { name: w.reports });
    await reports.getByRole('button', { name: w.renew, exact: true }).click();
    await expect(reports.getByText(w.once)).toBeVisible();
    await reports.getByRole('button', { name: w.done, exact: true }).click();

    await main.getByRole('button', { name: w.remove, exact: true }).first().click();
    const sure = page.getByRole('alertdialog', { name: w.sure });
    await sure.getByRole('button', { name: w.removing, exact: true }).click();
    await expect(page.getByText(w.empty)).toBeVisible();
  });
}
