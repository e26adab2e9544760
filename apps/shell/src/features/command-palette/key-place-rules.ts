/** A modal window over the page; ours have their own attribute, others use the standard ones. */
const modalWindow = '[data-modal], [aria-modal="true"], dialog:modal';

// Elements of a frame belong to another realm, where `instanceof` does not work.
const isElement = (target: EventTarget): target is Element => (target as Partial<Node>).nodeType === 1;
const isPage = (target: EventTarget): target is Document => (target as Partial<Node>).nodeType === 9;
const isShadow = (target: EventTarget): target is ShadowRoot => (target as Partial<Node>).nodeType === 11;

/**
 * Whether a modal dialog is open over the page, or anywhere along the key's path, such as the page of a frame: no key leaves it.
 * @param path the key's event path, innermost first, see `keyPathOf`
 */
export function isModalOpen(path: readonly EventTarget[] = []): boolean {
  const places: readonly ParentNode[] = [
    document,
    ...path.filter((one) => isPage(one) || isShadow(one)).filter((one) => one !== document),
  ];
  return places.some((place) => place.querySelector(modalWindow) !== null);
}

const typingPlace =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="grid"], [role="dialog"]';
/** HTML elements that may have a shadow root, in addition to custom elements. */
const shadowHost =
  'article, aside, blockquote, div, footer, h1, h2, h3, h4, h5, h6, header, main, nav, p, section, span';

/** Whether the focus is within a closed shadow root: its content is unknown, except that it has the focus. */
function hidesFocus(target: Element): boolean {
  if (target.shadowRoot) return false;
  if (target.localName.includes('-')) return true;
  return target.matches(shadowHost) && !target.hasAttribute('tabindex') && target === focusOf(target);
}
const focusOf = (target: Element): Element | null =>
  (target.getRootNode() as Partial<DocumentOrShadowRoot>).activeElement ?? null;

/**
 * Whether a letter belongs to the focused element: a field, a list with type-ahead, the grid, or a closed shadow root.
 * @param path the key's event path, innermost first, see `keyPathOf`
 */
export function takesLetters(path: readonly EventTarget[]): boolean {
  const [innermost] = path;
  if (innermost !== undefined && isElement(innermost) && hidesFocus(innermost)) return true;
  return path.some((one) => isElement(one) && one.matches(typingPlace));
}
