/** A window over the page that must be answered first; ours say so themselves, those of others by the usual signs. */
const modalWindow = '[data-modal], [aria-modal="true"], dialog:modal';

/** Whether a modal dialog stands over the page: no key leads away from it. */
export function isModalOpen(): boolean {
  return document.querySelector(modalWindow) !== null;
}

const typingPlace =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="grid"], [role="dialog"]';

/** Whether a letter belongs to what has the focus: a field, a list that jumps by letters, the grid. */
export function takesLetters(target: EventTarget | null | undefined): boolean {
  return target instanceof Element && target.closest(typingPlace) !== null;
}
