import type { Locator, Page } from '@playwright/test';

/** A button of the header by its full name, such as "Messages, 6 unread". */
export const headerButton = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** The tab that opens the chat with support; also while something hides it. */
export const chatTab = (page: Page): Locator =>
  page.getByRole('button', { name: /^Live chat/, includeHidden: true });

/** The page's heading. */
export const pageHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
