import { asPerson } from '../../fixtures/as-person.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  title: '订单自动化规则',
  add: '新增规则',
  name: '名称',
  addCondition: '添加条件',
  state: '州/省',
  addAction: '添加动作',
  tag: '标签',
  save: '保存并测试',
  none: '此项必填',
  matched: '命中 1 个订单。',
  switchOn: '启用',
  isOn: '此规则已启用。',
  card: '规则设置',
  undo: '撤销',
  undone: '已撤销 1 处更改',
  crumb: '订单自动化',
  second: '其他订单',
  move: /^移动 其他订单，第 2 条/,
  moved: '其他订单 现为第 1 条，共 2 条。',
  rule: '西海岸',
  list: '规则（按执行顺序）',
} as const;

const order = (orderNo: string) => ({
  orderNo,
  currency: 'USD',
  packages: [],
  lines: [{ skuCode: 'A-1', skuName: 'Stool', quantity: 1, unitPrice: 30 }],
  recipient: {
    name: 'Ann Lee',
    addressLine1: '1 Main St',
    city: 'Los Angeles',
    stateCode: 'CA',
    zipCode: '90012',
    countryCode: 'US',
  },
});

test('a rule is written, tried, switched on, and what it did is undone', async ({
  page,
  request,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 900 });
  const email = await newPerson(request);
  const call = await asPerson(request, email);
  const orders = '/api/lading-order';
  await call('POST', `${orders}/order/create`, order('A-1'));

  await openAs(email, '/b/#/settings/automation', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('button', { name: words.addCondition, exact: true }).click();
  await page.getByRole('button', { name: words.addAction, exact: true }).click();
  await page.getByRole('button', { name: words.save }).click();
  // The name, the states, and the tag are still missing.
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  await atBothWidths(page, expectAccessible);
  await page.getByRole('textbox', { name: words.name }).fill(words.rule);
  await page.getByRole('textbox', { name: words.state }).fill('CA, OR');
  await page.getByRole('textbox', { name: words.tag }).fill('west');
  await page.getByRole('button', { name: words.save }).click();

  await expect(page.getByText(words.matched)).toBeVisible();
  await expect(page.getByRole('link', { name: 'A-1' })).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await page.getByRole('button', { name: words.switchOn, exact: true }).click();
  await expect(page.getByText(words.isOn)).toBeVisible();

  const { orderId } = (await call('POST', `${orders}/order/create`, order('A-2'))) as { orderId: string };
  const traces = async () =>
    ((await call('GET', `${orders}/automation/rule/trace/${orderId}`)) as unknown[]).length;
  await expect.poll(traces, { timeout: 20_000 }).toBe(1);
  await page.goto(`/b/#/orders/${orderId}`);
  const card = page.getByRole('region', { name: words.card }).or(page.getByText(words.card, { exact: true }));
  await expect(card.first()).toBeVisible();
  await atBothWidths(page, expectAccessible);

  // A second rule is moved before the first by its handle.
  await call('POST', `${orders}/automation/rule/save`, {
    rule: {
      name: words.second,
      trigger: 'READY',
      isFinal: false,
      criteria: { match: 'ALL', items: [] },
      actions: [{ do: 'note', note: 'Seen' }],
    },
  });
  await page.goto('/b/#/settings/automation');
  await page.getByRole('button', { name: words.move }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: words.moved })).toBeAttached();
  const list = page.getByRole('list', { name: words.list });
  await expect(list.getByRole('listitem').first()).toContainText(words.second);

  await page
    .getByRole('button', { name: new RegExp(words.undo) })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: words.undo, exact: true })
    .click();
  await expect(page.getByText(words.undone)).toBeVisible();
  await atBothWidths(page, expectAccessible);
  const { tags } = (await call('GET', `${orders}/order/detail/${orderId}`)) as { tags: string[] };
  expect(tags).toEqual([]);
});
