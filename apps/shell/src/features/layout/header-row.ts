/** A header item as a row of the drawer. */
export const headerRow =
  'flex h-11 w-full items-center gap-3 rounded-md px-2.5 text-left text-sm text-ink hover:bg-hover [&_svg]:size-4.5 [&_svg]:text-ink-muted';
