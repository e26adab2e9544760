import type { Page } from '@playwright/test';
import { atBothWidths } from '../../fixtures/looks.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPush } from '../../fixtures/without-push.ts';

const words = {
  English: {
    title: 'Imports and exports',
    running: 'Imports and exports, 1 in progress',
    progress: '1,200 of 5,000',
    on: '4,100 of 5,000',
    finished: 'Import finished: spring-stock.csv',
    result: '5,000 created',
  },
  简体中文: {
    title: '导入与导出',
    running: '导入与导出，1 项进行中',
    progress: '1,200 / 5,000',
    on: '4,100 / 5,000',
    finished: '导入完成：spring-stock.csv',
    result: '新增 5,000',
    count: '20,000 项任务',
    exports: '导出',
    kind: '类型',
    search: '搜索任务',
    first: 'stock-00000.csv',
  },
} as const;

const task = (number: number, fields: object = {}) => ({
  taskId: String(number),
  taskNo: 'Import-PRODUCT',
  taskType: 101,
  fileName: 'spring-stock.csv',
  fileType: 'import',
  status: 2,
  readFlag: true,
  createTime: '2026-11-20T16:00:00.000Z',
  totalQuantity: 5_000,
  successQuantity: 5_000,
  failQuantity: 0,
  userName: 'Ada Chen',
  cancelFlag: false,
  retryFlag: false,
  failedRowsFlag: false,
  ...fields,
});

/** Mocks the task list; real tasks are covered by its own tests and by `exports.spec.ts`. */
async function tell(page: Page, tasks: () => object[]): Promise<void> {
  await withoutPush(page);
  await page.route('**/manageTask/queryTask?*', (route) => {
    const records = tasks();
    return route.fulfill({ json: { result: 'OK', data: { records, total: records.length } } });
  });
}

for (const [language, width] of screens) {
  const say = words[language];
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a running import is visible after a reload, progresses, and its end is announced', async ({
      page,
      openAs,
      expectAccessible,
    }) => {
      // Polls come every 10 s (spec §9); the test advances the page's clock.
      await page.clock.install();
      let now: object = task(7, { status: 1, successQuantity: 1_200, readFlag: false });
      await tell(page, () => [now]);
      await openAs('plain', '/b/#/orders', language);
      await page.reload();
      const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${say.title}`) });
      await expect(button).toHaveAccessibleName(say.running);
      await button.click();
      const popover = page.getByRole('dialog', { name: say.title });
      await expect(popover.getByText(say.progress)).toBeVisible();
      await expect(popover.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1200');
      await expectAccessible();

      now = task(7, { status: 1, successQuantity: 4_100, readFlag: false });
      await page.clock.fastForward(10_500);
      await expect(popover.getByText(say.on)).toBeVisible();

      now = task(7, { readFlag: false, receipt: { created: 5_000 } });
      await page.clock.fastForward(10_500);
      await expect(page.getByText(say.finished, { exact: true })).toBeVisible();
      await expect(popover.getByText(say.result)).toBeVisible();
    });
  });
}

test('20,000 tasks scroll, are searched and narrowed', async ({ page, openAs, expectAccessible }) => {
  const say = words.简体中文;
  await page.setViewportSize({ width: 375, height: 800 });
  const many = Array.from({ length: 20_000 }, (_, at) =>
    at % 2 === 0
      ? task(at, { fileName: `stock-${String(at).padStart(5, '0')}.csv` })
      : task(at, {
          fileId: String(at),
          fileName: `orders-${String(at).padStart(5, '0')}.xlsx`,
          fileType: 'export',
          taskNo: 'Export-ORDER',
          taskType: 200,
          fileUrl: `/api/wms-platform/asyncExport/download/${at}`,
        }),
  );
  await tell(page, () => many);
  await openAs('plain', '/async-export-list', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: say.title, exact: true })).toBeVisible();
  await expect(page.getByText(say.count, { exact: true })).toBeVisible();
  await expect(page.getByText(say.first, { exact: true })).toBeVisible();
  // The exact moment, in the user's own zone: Los Angeles.
  await expect(page.getByTitle('11/20/2026 08:00:00').first()).toBeVisible();
  const table = page.getByRole('table', { name: say.title });
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await atBothWidths(page, expectAccessible);

  const region = page.getByRole('region', { name: say.title });
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByText('orders-19999.xlsx', { exact: true })).toBeVisible();
  await expect(table.getByRole('row').last()).toHaveAttribute('aria-rowindex', '20001');

  await page.getByRole('textbox', { name: say.search }).fill('orders-00007');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('textbox', { name: say.search }).fill('');
  await expect(page.getByText(say.first, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await page.getByRole('combobox', { name: say.kind }).click();
  await page.getByRole('option', { name: say.exports, exact: true }).click();
  await expect(page.getByText(say.first, { exact: true })).toHaveCount(0);
  await expect(page.getByText('orders-00001.xlsx', { exact: true })).toBeVisible();
});

test('the popover hides after 5 s, but not while the pointer is on it (decision D13)', async ({
  page,
  openAs,
}) => {
  await page.clock.install();
  await tell(page, () => [task(1)]);
  await openAs('plain', '/b/#/orders');
  await page.getByRole('banner').getByRole('button', { name: 'Imports and exports', exact: true }).click();
  const popover = page.getByRole('dialog', { name: 'Imports and exports' });
  await popover.getByText('spring-stock.csv').hover();
  await page.clock.runFor(12_000);
  await expect(popover).toBeVisible();
  await page.getByRole('heading', { level: 1, name: 'Orders', exact: true }).hover();
  await page.clock.runFor(5_500);
  await expect(popover).toBeHidden();
});

test('the address of the list is recognized by its text, in any surroundings (spec §2)', async ({
  page,
  openAs,
}) => {
  await tell(page, () => [task(1)]);
  await openAs('plain', '/b/#/async-export-list');
  await expect(page).toHaveURL(/^[^#]*:\d+\/async-export-list$/);
  // Below the path of a sub-application, too.
  await page.goto('/b/async-export-list');
  await expect(page).toHaveURL(/^[^#]*:\d+\/async-export-list$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Imports and exports', exact: true }),
  ).toBeVisible();
});

test('a task is canceled and restarted by keyboard', async ({ page, openAs }) => {
  let now: object = task(5, {
    fileId: '5',
    fileType: 'export',
    taskNo: 'Export-ORDER',
    taskType: 200,
    fileName: 'Orders.csv',
    status: 1,
    successQuantity: 10,
  });
  await tell(page, () => [now]);
  const asked: string[] = [];
  await page.route(/manageTask\/(cancel|retry)$/, async (route) => {
    const act = /\w+$/.exec(route.request().url())![0];
    asked.push(`${act} ${route.request().postData()}`);
    now =
      act === 'cancel'
        ? { ...now, status: 3, cancelFlag: true, retryFlag: true }
        : { ...now, status: 1, cancelFlag: false, retryFlag: false };
    await route.fulfill({ json: { result: 'OK', data: null } });
  });
  await openAs('plain', '/b/#/orders');
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Imports and exports, 1 in progress' })
    .press('Enter');
  const popover = page.getByRole('dialog', { name: 'Imports and exports' });
  await popover.getByRole('button', { name: 'Cancel: Orders.csv' }).press('Enter');
  await expect(popover.getByText('Canceled', { exact: true })).toBeVisible();
  await popover.getByRole('button', { name: 'Try again: Orders.csv' }).press('Enter');
  await expect(popover.getByText('In progress', { exact: true })).toBeVisible();
  expect(asked).toEqual(['cancel {"taskId":"5"}', 'retry {"taskId":"5"}']);
});
