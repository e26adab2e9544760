import { readFileSync } from 'node:fs';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';
import { rowsOfOrders } from '../../pages/order-list.ts';
import { startAct } from '../../pages/order-page.ts';

const words = {
  English: {
    orders: 'Orders',
    act: 'Packing slip',
    paper: 'Paper',
    prices: 'Show prices',
    download: 'Download PDF',
  },
  简体中文: { orders: '订单', act: '装箱单', paper: '纸张', prices: '显示价格', download: '下载 PDF' },
} as const;

for (const [language, width] of screens) {
  test(`a packing slip of an order is saved as PDF (${language})`, async ({
    openAs,
    expectAccessible,
    page: sized,
  }) => {
    const w = words[language];
    await sized.setViewportSize({ width, height: 800 });
    const page = await openAs('seller', '/b/#/orders', language);
    await page.getByRole('main').locator(rowsOfOrders).first().click();
    await startAct(page, w.act);
    const dialog = page.getByRole('dialog', { name: w.act });
    await dialog
      .getByRole('radiogroup', { name: w.paper })
      .getByRole('radio', { name: /^4 × 6/ })
      .click();
    await dialog.getByRole('checkbox', { name: w.prices }).click();
    await expectAccessible();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: w.download }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${w.act} .+\\.pdf$`));
    const pdf = readFileSync(await file.path(), 'latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('/MediaBox [0 0 288 432]');
    await expect(dialog).toBeHidden();

    await test.step('the next slip starts with the same paper', async () => {
      await startAct(page, w.act);
      await expect(dialog.getByRole('radio', { name: /^4 × 6/ })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: w.prices })).toBeChecked();
    });
  });
}
