import { cloneElement, type ReactElement, type ReactNode } from 'react';

const own =
  'a, button, input, label, select, textarea, [role="button"], [role="checkbox"], [role="menuitem"]';

/** Shared styles of body cells. */
export const cellClass = 'h-row border-b border-line px-3 py-1 align-middle group-last/row:border-b-0';

/** The row's link around its main cell. */
export function rowLinkAround(
  link: ReactElement<{ children?: ReactNode; className?: string }>,
  cell: ReactNode,
) {
  return cloneElement(link, {
    className: 'rounded-sm font-medium text-ink hover:text-brand-ink hover:underline',
    children: cell,
  });
}

/** A click on a row outside its controls follows the row's link, with the same modifier keys; selecting text does not. */
function followRowLink(event: MouseEvent) {
  if (!(event.target instanceof Element) || event.defaultPrevented || event.target.closest(own)) return;
  if (window.getSelection()?.toString()) return;
  const link = event.target.closest('[data-row]')?.querySelector('[data-row-link] :is(a, button)');
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/**
 * Ref for the row container. The link is the control, for keyboard and screen readers too; the listener only enlarges the pointer
 * target.
 */
export function followsRowLinks(holder: HTMLElement | null) {
  holder?.addEventListener('click', followRowLink);
  return () => holder?.removeEventListener('click', followRowLink);
}
