import { readFileSync } from 'node:fs';
import { buyLabels } from '../../fixtures/buy-labels.ts';
import { printAgent } from '../../fixtures/print-agent.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  English: {
    card: 'Label printing on this computer',
    file: /^File/,
    paper: 'Paper',
    letter: 'Letter, 2 per sheet',
    print: 'Print test card',
    shipments: 'Shipments',
  },
  简体中文: {
    card: '本机面单打印机',
    file: /^文件/,
    paper: '纸张',
    letter: 'Letter 纸，每页 2 张',
    print: '打印测试卡',
    shipments: '发货单',
  },
} as const;

for (const [language, width] of screens) {
  test(`a computer keeps how it prints, and a test card shows the size (${language})`, async ({
    openAs,
    expectAccessible,
    page: sized,
  }) => {
    const w = words[language];
    await sized.setViewportSize({ width, height: 900 });
    const page = await openAs('seller', '/b/#/settings/defaults', language);
    await expect(page.getByRole('heading', { level: 2, name: w.card })).toBeVisible();
    await page.getByRole('radio', { name: w.file }).click();
    const sizeOfCard = async () => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: w.print }).click();
      const pdf = readFileSync(await (await saved).path(), 'latin1');
      return /MediaBox \[\s?0 0 ([\d. ]+?)\s?\]/.exec(pdf)?.[1];
    };
    expect(await sizeOfCard()).toBe('288 432');
    await page.getByRole('combobox', { name: w.paper }).click();
    await page.getByRole('option', { name: w.letter }).click();
    await expectAccessible();
    expect(await sizeOfCard()).toBe('792 612');
    await page.reload();
    await expect(page.getByRole('radio', { name: w.file })).toBeChecked();
    await expect(page.getByRole('combobox', { name: w.paper })).toContainText(w.letter);
  });
}

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
