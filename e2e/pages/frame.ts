import type { Locator, Page } from '@playwright/test';

/** A button of the header by its full name, such as "Messages, 6 unread". */
export const headerButton = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** The page's heading. */
export const pageHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
