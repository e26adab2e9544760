/**
 * Copies a text as if it were selected on the page, for pages that are not served by HTTPS and browsers that refuse the clipboard.
 * @returns whether the browser copied it
 */
export function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0;inset-block-start:0';
  // A dialog traps the focus.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // The only way where there is no clipboard. oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
