let shown: string | undefined;

/** Names the browser tab. The shell does so here only, so that it can restore its title after a foreign sub-app set its own. */
export function showTitle(title: string): void {
  shown = title;
  document.title = title;
}

/** The title that the shell gave last, whatever the tab shows now. */
export const shownTitle = (): string => shown ?? document.title;

/** Replaces a title that the shell did not set. */
export function restoreTitle(): void {
  if (shown !== undefined && document.title !== shown) document.title = shown;
}
