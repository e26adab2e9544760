import { focusedElement } from '../../platform/typing-watch.ts';

/** What is typed before the palette has its own field. */
export interface TypedAhead {
  text: () => string;
  /** Returns the focus to where it was. */
  giveBack: () => void;
  /** The element that had the focus. */
  before: Element | null;
}

/**
 * Moves the focus from the page into an invisible field, which takes what is typed while the palette loads: text of any input method
 * and pasted text too. The field is removed once the focus leaves it.
 * @param label its accessible name
 */
export function typeAhead(label: string): TypedAhead {
  const before = focusedElement() as HTMLElement | null;
  const field = document.createElement('input');
  field.ariaLabel = label;
  // Phones zoom into fields of smaller letters.
  field.style.cssText = 'position:fixed;top:0;opacity:0;font-size:16px;pointer-events:none';
  field.addEventListener('blur', () => field.remove());
  // Tab would lead back into the page.
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.preventDefault();
  });
  document.body.append(field);
  field.focus();
  return { before, text: () => field.value, giveBack: () => before?.focus() };
}
