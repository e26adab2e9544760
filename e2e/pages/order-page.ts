import type { Page } from '@playwright/test';

/** Below this width, in pixels, the acts of an order are in a menu. */
const phone = 640;

/** Starts an act of the order that is open. */
export async function startAct(page: Page, name: string) {
  const isPhone = (page.viewportSize()?.width ?? phone) < phone;
  const main = page.getByRole('main');
  if (!isPhone) return main.getByRole('button', { name, exact: true }).click();
  await main.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
