import { expect, type Page } from '@playwright/test';

/** The entries of a menu, each group with those that it opens to. */
export async function menuOf(page: Page, name: 'Main menu' | 'Settings menu'): Promise<string[]> {
  const menu = page.getByRole('navigation', { name });
  await expect(menu).toBeVisible();
  return menu
    .locator('ul')
    .first()
    .evaluate((list) =>
      [...list.children].map((entry) => {
        const nameOf = (one: Element | null) => one?.textContent ?? '';
        const label = nameOf(entry.querySelector('a, button'));
        const inner = [...entry.querySelectorAll(':scope > ul a')].map(nameOf);
        return inner.length > 0 ? `${label}: ${inner.join(', ')}` : label;
      }),
    );
}

/** Names of all buttons in the header; the counts in some of them depend on the seed. */
export async function headerOf(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  return names.map((name) =>
    name
      .replace(/^(Messages|Imports and exports|Search and commands).*/, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Targets of the entries in the visible menu, with their names; including closed groups. */
export const entriesOf = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Main|Settings) menu$/ })
    .locator('ul a')
    .evaluateAll((links) =>
      links.map((link) => ({ name: link.textContent, href: link.getAttribute('href') ?? '' })),
    );
