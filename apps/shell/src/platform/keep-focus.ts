import { systemClock, type Clock } from './clock.ts';

/** By then code that sets the focus itself has done so: a dialog that closes, a page with its heading. */
const settleMs = 100;

const controls =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]:not([tabindex="-1"])):not([disabled])';
const named =
  ':is([role="dialog"], [role="alertdialog"], fieldset, section, ul, ol):is([aria-label], [aria-labelledby])';

/** The entries of a list. */
const entries = ':is(li, tr, fieldset, [role="listitem"], [role="row"])';

/** What takes the focus from the page for a while. */
const overlays = ':is([role="dialog"], [role="alertdialog"], [role="menu"])';

/** The position of the focused element. */
interface Gap {
  parent: Element | null;
  /** Entries of the same list. */
  neighbors: Element[];
}

/** A page or a sub-application that is left; the page that follows sets the focus itself. */
const isPage = (removed: Element): boolean =>
  removed.matches('[data-sub-app], h1') || removed.querySelector('[data-sub-app], h1') !== null;

function elementFrom(node: Node | null, way: 'nextSibling' | 'previousSibling'): Element | null {
  let at = node;
  while (at && !(at instanceof Element)) at = at[way];
  return at;
}

function gapIn(records: readonly MutationRecord[], lost: Element): Gap | null {
  for (const { target, removedNodes, nextSibling, previousSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(lost));
    if (!(removed instanceof Element)) continue;
    if (isPage(removed)) return null;
    const beside = removed.matches(entries)
      ? [elementFrom(nextSibling, 'nextSibling'), elementFrom(previousSibling, 'previousSibling')]
      : [];
    const neighbors = beside.filter((one) => one !== null).filter((one) => one.matches(entries));
    return { parent: target instanceof Element ? target : null, neighbors };
  }
  return null;
}

function placeFor({ parent, neighbors }: Gap): HTMLElement | null {
  for (const entry of neighbors) {
    const control = entry.isConnected ? entry.querySelector<HTMLElement>(controls) : null;
    if (control) return control;
  }
  const around = parent?.isConnected ? parent.closest<HTMLElement>(named) : null;
  return around ?? document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
}

/**
 * Keeps the focus on the page when the focused element is removed, such as an entry that is deleted by its own button: it moves
 * to the next entry of the same list, otherwise to the list's container, otherwise to the heading of the page (WCAG 2.4.3). The same
 * after a dialog that was opened from an entry and has removed it.
 * @returns a function that ends it
 */
export function keepFocus(clock: Clock = systemClock): () => void {
  let last: Element | null = null;
  let cancel: (() => void) | undefined;
  /** The control from which the open dialog or menu was opened, and where it was if that has been removed since. */
  let opener: Element | null = null;
  let openerGap: Gap | null = null;
  /** The dialogs or menus around the opener and the focused element; null for the page itself. */
  let openerOver: Element | null = null;
  let lastOver: Element | null = null;

  const onFocus = ({ target }: FocusEvent): void => {
    cancel?.();
    const next = target instanceof Element ? target : null;
    const over = next?.closest(overlays) ?? null;
    if (!over || over === openerOver) {
      opener = null;
      openerOver = null;
      openerGap = null;
      // A dialog that a menu opens was opened by the control of the menu.
    } else if (over !== lastOver && lastOver?.getAttribute('role') !== 'menu') {
      opener = last;
      openerOver = lastOver;
      openerGap = null;
    }
    last = next;
    lastOver = over;
  };
  const fill = (gap: Gap): void => {
    cancel = clock.after(settleMs, () => {
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body) return;
      const place = placeFor(gap);
      if (place?.matches(controls) === false && !place.hasAttribute('tabindex')) place.tabIndex = -1;
      place?.focus({ preventScroll: true });
    });
  };
  /** Leaving a control that stays, for example by a click next to it, means that nothing should have the focus. */
  const onBlur = ({ target }: FocusEvent): void => {
    queueMicrotask(() => {
      const isLeft = target === last && last?.isConnected && document.activeElement === document.body;
      if (isLeft) last = null;
    });
  };
  const onChange = (records: readonly MutationRecord[]): void => {
    if (opener && !opener.isConnected) {
      openerGap = gapIn(records, opener);
      opener = null;
    }
    if (!last || last.isConnected) return;
    const isClosed = lastOver !== null && !lastOver.isConnected;
    const gap = (isClosed ? openerGap : null) ?? gapIn(records, last);
    last = null;
    if (gap) fill(gap);
  };

  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus, true);
  document.addEventListener('focusout', onBlur, true);
  return () => {
    cancel?.();
    observer.disconnect();
    document.removeEventListener('focusin', onFocus, true);
    document.removeEventListener('focusout', onBlur, true);
  };
}
