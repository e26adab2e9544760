import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { password, people } from '../../fixtures/people.ts';

const words = {
  tasks: '导入与导出',
  created: '新增',
  leftOut: '跳过的行',
  revert: '撤销此次导入',
  confirm: '撤销导入',
  done: '此次导入已撤销',
  refused: '导入未撤销',
} as const;

test('the page of an import tells what it did and takes it back', async ({
  openAs,
  expectAccessible,
  page: sized,
  request,
}) => {
  await sized.setViewportSize({ width: 375, height: 800 });
  const login = await request.post('/api/wms-user/auth/login', {
    data: { userName: people.seller, password },
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const save = async (skuName: string) => {
    const row = { skuName, packageType: 'Ready To Ship', length: 1, width: 1, height: 1, unit: 'cm/kg' };
    const reply = await request.post('/api/wms-product/oms/product/excel/importProduct/save?leftOut=2', {
      headers: { authorization: `Bearer ${data.accessToken}` },
      data: ['A', 'B'].map((one) => ({ ...row, skuCode: `RECEIPT-${one}` })),
    });
    return ((await reply.json()) as { data: { data: { taskId: string } } }).data.data.taskId;
  };
  const first = await save('First');
  const second = await save('Second');

  const page = await openAs('seller', `/b/#/imports/${first}`, '简体中文');
  const main = page.getByRole('main');
  const figure = (name: string) => main.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  await expect(figure(words.created)).toHaveText('2');
  await expect(figure(words.leftOut)).toHaveText('2');
  const revert = async () => {
    await main.getByRole('button', { name: words.revert }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.confirm }).click();
  };
  await revert();
  await expect(main.getByRole('alert')).toContainText(words.refused);
  await atBothWidths(page, expectAccessible);

  await test.step('the list of tasks leads to the page of the other', async () => {
    await main.getByRole('link', { name: words.tasks }).click();
    await main.locator(`a[href$="/imports/${second}"]`).click();
    await revert();
    await expect(main.getByText(words.done)).toBeVisible();
    await expect(main.getByRole('button', { name: words.revert })).toBeHidden();
    await atBothWidths(page, expectAccessible);
  });
  await page.goto('/healthz');
  await page.goto(`/b/#/imports/${first}`);
  await revert();
  await expect(main.getByText(words.done)).toBeVisible();
});
