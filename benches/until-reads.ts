import type { Page } from '@playwright/test';

/**
 * Waits until an element found by a selector has exactly this text, checking once per frame in the cheapest way: a search by roles
 * would itself take tasks of 40 ms from the measured page.
 */
export async function untilReads(
  page: Page,
  selector: string,
  text: string | RegExp,
  options: { timeout?: number } = {},
): Promise<void> {
  await page.waitForFunction(
    ([where, pattern]) =>
      Array.from(document.querySelectorAll(where)).some((element) =>
        new RegExp(pattern).test(element.textContent.trim()),
      ),
    [selector, text instanceof RegExp ? text.source : `^${text}$`] as const,
    options,
  );
}
