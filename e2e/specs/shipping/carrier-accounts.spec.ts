import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
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
  more: 'Spare EasyPost 的更多操作',
  openReports: '轨迹推送',
  reports: 'Spare EasyPost 的轨迹推送',
  renew: '生成新的地址和密钥',
  close: '关闭',
  remove: '移除',
  sure: '移除 Spare EasyPost？',
  removing: '移除账号',
} as const;

test('a carrier account is connected, tested, switched off and removed', async ({
  page,
  request,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 900 });
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/carriers', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.empty)).toBeVisible();
  await atBothWidths(page, expectAccessible);

  await page.getByRole('button', { name: words.connect }).click();
  const dialog = page.getByRole('dialog', { name: words.dialog });
  await dialog.getByLabel(words.name).fill('Spare EasyPost');
  await dialog.getByLabel(new RegExp(`^${words.key}`)).fill('EZTKwrong');
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(dialog.getByText(words.refused)).toBeVisible();
  await dialog.getByLabel(new RegExp(`^${words.key}`)).fill('EZTKtest0001');
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(dialog.getByText(words.once)).toBeVisible();
  await expect(dialog.getByText(/\/carrier\/report\/\d+$/)).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await dialog.getByRole('button', { name: words.done, exact: true }).click();

  const main = page.getByRole('main');
  await expect(main.getByText(words.connected, { exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: words.test, exact: true }).first().click();
  const use = main.getByRole('switch', { name: words.use }).first();
  await expect(use).toBeChecked();
  await use.click();
  await expect(use).not.toBeChecked();
  await page.reload();
  await expect(use).not.toBeChecked();
  await atBothWidths(page, expectAccessible);

  const more = main.getByRole('button', { name: words.more, exact: true }).first();
  await more.click();
  await page.getByRole('menuitem', { name: words.openReports, exact: true }).click();
  const reports = page.getByRole('dialog', { name: words.reports });
  await reports.getByRole('button', { name: words.renew, exact: true }).click();
  await expect(reports.getByText(words.once)).toBeVisible();
  await reports.getByRole('button', { name: words.done, exact: true }).click();

  await more.click();
  await page.getByRole('menuitem', { name: words.remove, exact: true }).click();
  const sure = page.getByRole('alertdialog', { name: words.sure });
  await sure.getByRole('button', { name: words.removing, exact: true }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
});
