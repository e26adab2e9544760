import { Observable } from '@lading/ui/observable';

const shown = new Observable<{ title: string; page: string } | null>(null);

/**
 * Names the browser tab. The shell does so here only, so that it can restore its title after a foreign sub-app set its own.
 * @param page the page's name in it; empty if there is only the brand's
 */
export function showTitle(title: string, page = ''): void {
  document.title = title;
  shown.set({ title, page });
}

/** The title that the shell gave last, whatever the tab shows now. */
export const shownTitle = (): string => shown.get()?.title ?? document.title;

/** The page's name in that title; empty if it has none. */
export const shownPage = (): string => shown.get()?.page ?? '';

/** Calls the listener after each change of that title; returns the unsubscribe function. */
export const watchTitle = shown.subscribe;

/** Replaces a title that the shell did not set. */
export function restoreTitle(): void {
  const title = shownTitle();
  if (document.title !== title) document.title = title;
}
