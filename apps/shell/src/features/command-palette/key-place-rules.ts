/** A window over the page that must be answered first; ours say so themselves, those of others by the usual signs. */
const modalWindow = '[data-modal], [aria-modal="true"], dialog:modal';

/** The document inside of a frame of our own origin; undefined for anything else, and for a frame that is shut to us. */
function documentInside(target: unknown): Document | undefined {
  return target instanceof HTMLIFrameElement ? (target.contentDocument ?? undefined) : undefined;
}

/** Whether a modal dialog stands over the page, or inside of the frame that the key comes from: no key leads away from it. */
export function isModalOpen(target?: unknown): boolean {
  return [document, documentInside(target)].some((page) => page?.querySelector(modalWindow));
}

const typingPlace =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="grid"], [role="dialog"]';

/** Whether a letter belongs to what has the focus: a field, a list that jumps by letters, the grid. Of a frame, to what has it inside. */
export function takesLetters(target: EventTarget | null | undefined): boolean {
  const focused = documentInside(target)?.activeElement;
  if (focused) return focused.closest(typingPlace) !== null;
  return target instanceof Element && target.closest(typingPlace) !== null;
}
