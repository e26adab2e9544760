/** A row of the menu: 36 px, icon and label; the label is cut off if the menu is narrow. */
export const menuRow =
  'flex h-9 min-w-0 items-center gap-3 rounded-md px-2.5 text-sm transition-colors select-none pointer-coarse:h-11';

/** Colors of a row: normal, muted, and current page. */
export const menuRowTone = {
  plain: 'text-ink hover:bg-hover',
  quiet: 'text-ink-muted hover:bg-hover hover:text-ink',
  current: 'forced-chosen bg-brand-soft font-medium text-brand-ink hover:bg-brand-soft-hover',
  inside: 'font-medium text-brand-ink hover:bg-hover',
} as const;

/** Icon of a top-level row. */
export const menuIcon = 'size-4.5 shrink-0';
