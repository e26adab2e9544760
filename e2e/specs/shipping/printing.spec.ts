import { readFileSync } from 'node:fs';
import { buyLabels } from '../../fixtures/buy-labels.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { printAgent } from '../../fixtures/print-agent.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  card: '本机面单打印机',
  file: /^文件/,
  paper: '纸张',
  letter: 'Letter 纸，每页 2 张',
  print: '打印测试卡',
  shipments: '发货单',
} as const;

test('a computer keeps how it prints, and a test card shows the size', async ({
  openAs,
  expectAccessible,
  page: sized,
}) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const page = await openAs('seller', '/b/#/settings/defaults', '简体中文');
  await expect(page.getByRole('heading', { level: 2, name: words.card })).toBeVisible();
  await page.getByRole('radio', { name: words.file }).click();
  const sizeOfCard = async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.print }).click();
    const pdf = readFileSync(await (await saved).path(), 'latin1');
    return /MediaBox \[\s?0 0 ([\d. ]+?)\s?\]/.exec(pdf)?.[1];
  };
  expect(await sizeOfCard()).toBe('288 432');
  await page.getByRole('combobox', { name: words.paper }).click();
  await page.getByRole('option', { name: words.letter }).click();
  await atBothWidths(page, expectAccessible);
  expect(await sizeOfCard()).toBe('792 612');
  await page.reload();
  await expect(page.getByRole('radio', { name: words.file })).toBeChecked();
  await expect(page.getByRole('combobox', { name: words.paper })).toContainText(words.letter);
});

test('labels go to a printer by Zebra Browser Print, and a missing printer says so', async ({
  openAs,
  request,
  expectAccessible,
}) => {
  const { shipments } = await buyLabels(request, ['', '']);
  const [first] = shipments as [(typeof shipments)[0]];
  const agent = await printAgent();
  const page = await openAs('seller', '/b/#/settings/defaults');
  await page.getByRole('radio', { name: 'Zebra Browser Print' }).click();
  await page.getByRole('button', { name: 'Find printers' }).click();
  await expect(page.getByText('1 printer found')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Printer' })).toContainText(agent.printer.name);
  await page.getByRole('button', { name: 'Print test card' }).click();
  await expect.poll(() => agent.printed.length).toBe(1);
  expect(agent.printed[0]).toMatchObject({ device: agent.printer });
  expect(agent.printed[0]!.data).toContain('TEST-CARD-4X6');
  await expectAccessible();

  await test.step('two shipments of the list are one job, in the order of the list', async () => {
    await page.goto('/b/#/shipments');
    const listed: string[] = [];
    // The newest is on top.
    for (const { shipmentNo, labels } of shipments.toReversed()) {
      await page.locator('[data-row]', { hasText: shipmentNo }).getByRole('checkbox').click();
      listed.push(...labels.map(({ trackingNumber }) => trackingNumber));
    }
    await page.getByRole('button', { name: 'Print labels' }).click();
    await expect.poll(() => agent.printed.length).toBe(2);
    const numbers = [...agent.printed[1]!.data.matchAll(/\(00\)(\d{18})\^FS/g)].map(([, number]) => number);
    expect(numbers).toEqual(listed);
  });

  await agent.close();
  await test.step('the panel of a label says what is missing', async () => {
    await page.goto(`/b/#/shipments?q=${first.shipmentNo}&peek=${first.shipmentId}`);
    const panel = page.getByRole('complementary').filter({ hasText: first.shipmentNo });
    await expect(panel.getByText(`Printer ${agent.printer.name}, 203 dpi.`)).toBeVisible();
    await panel.getByRole('button', { name: 'Print label' }).click();
    await expect(panel.getByRole('alert')).toContainText('Zebra Browser Print does not answer');
    await expectAccessible();
  });
});
