import { asPerson } from '../../fixtures/as-person.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

const words = {
  English: {
    title: 'Order automation rules',
    add: 'Add rule',
    name: 'Name',
    addCondition: 'Add condition',
    state: 'State',
    addAction: 'Add action',
    tag: 'Tag',
    save: 'Save and test',
    none: 'This field is required',
    matched: 'It matches 1 order.',
    switchOn: 'Turn on',
    isOn: 'This rule is on.',
    card: 'Set by rules',
    undo: 'Undo',
    undone: '1 changes undone',
    crumb: 'Order automation',
    second: 'Everything else',
    move: /^Move Everything else, 2 of 2/,
    moved: 'Everything else is now 1 of 2.',
    rule: 'West Coast',
    list: 'Rules in the order they are applied',
  },
  简体中文: {
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
    move: /^移动其他订单，第 2 条/,
    moved: '其他订单现为第 1 条，共 2 条。',
    rule: '西海岸',
    list: '规则（按执行顺序）',
  },
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

for (const [language, width] of screens) {
  test(`a rule is written, tried, switched on, and what it did is undone (${language}, ${width} px)`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const w = words[language];
    await page.setViewportSize({ width, height: 900 });
    const email = await newPerson(request);
    const call = await asPerson(request, email);
    const orders = '/api/lading-order';
    await call('POST', `${orders}/order/create`, order('A-1'));

    await page.goto('/b/#/settings/automation');
    await signInAs(page, email, language);
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: w.add }).click();
    await page.getByRole('button', { name: w.addCondition, exact: true }).click();
    await page.getByRole('button', { name: w.addAction, exact: true }).click();
    await page.getByRole('button', { name: w.save }).click();
    // The name, the states, and the tag are still missing.
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expectAccessible();
    await page.getByRole('textbox', { name: w.name }).fill(w.rule);
    await page.getByRole('textbox', { name: w.state }).fill('CA, OR');
    await page.getByRole('textbox', { name: w.tag }).fill('west');
    await page.getByRole('button', { name: w.save }).click();

    await expect(page.getByText(w.matched)).toBeVisible();
    await expect(page.getByRole('link', { name: 'A-1' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: w.switchOn, exact: true }).click();
    await expect(page.getByText(w.isOn)).toBeVisible();

    const { orderId } = (await call('POST', `${orders}/order/create`, order('A-2'))) as { orderId: string };
    const traces = async () =>
      ((await call('GET', `${orders}/automation/rule/trace/${orderId}`)) as unknown[]).length;
    await expect.poll(traces, { timeout: 20_000 }).toBe(1);
    await page.goto(`/b/#/orders/${orderId}`);
    const card = page.getByRole('region', { name: w.card }).or(page.getByText(w.card, { exact: true }));
    await expect(card.first()).toBeVisible();
    await expectAccessible();

    // A second rule is moved before the first by its handle.
    await call('POST', `${orders}/automation/rule/save`, {
      rule: {
        name: w.second,
        trigger: 'READY',
        isFinal: false,
        criteria: { match: 'ALL', items: [] },
        actions: [{ do: 'note', note: 'Seen' }],
      },
    });
    await page.goto('/b/#/settings/automation');
    await page.getByRole('button', { name: w.move }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: w.moved })).toBeAttached();
    const list = page.getByRole('list', { name: w.list });
    await expect(list.getByRole('listitem').first()).toContainText(w.second);

    await page
      .getByRole('button', { name: new RegExp(w.undo) })
      .first()
      .click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: w.undo, exact: true })
      .click();
    await expect(page.getByText(w.undone)).toBeVisible();
    await expectAccessible();
    const { tags } = (await call('GET', `${orders}/order/detail/${orderId}`)) as { tags: string[] };
    expect(tags).toEqual([]);
  });
}
