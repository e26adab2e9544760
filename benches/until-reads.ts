import type { Page } from '@playwright/test';

/**
 * Waits until an element that a selector finds reads so, looking once a frame in the cheapest way: a search by roles would itself take tasks
 * of 40 ms from the page that is measured. A text is the whole text of the element.
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
