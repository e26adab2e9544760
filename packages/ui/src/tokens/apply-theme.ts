/** `system` follows the reader's device. */
export type Theme = 'light' | 'dark' | 'system';

/** Sets the theme on the document's root (or another element); colors follow through `color-scheme`. */
export function applyTheme(element: HTMLElement, theme: Theme): void {
  if (theme === 'system') element.removeAttribute('data-theme');
  else element.setAttribute('data-theme', theme);
}
