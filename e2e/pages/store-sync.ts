import type { Locator, Page } from '@playwright/test';

/** Opens store sync from the header, where it is named `title`. */
// A store that fails is named after the title.
export async function openPopover(page: Page, title: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .click();
  return page.getByRole('dialog', { name: title, exact: true });
}
