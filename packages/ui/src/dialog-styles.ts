/** The backdrop of dialogs and drawers. */
export const scrim =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** The window of a dialog: centered, and full screen at phone width. */
export const dialogWindow =
  'fixed top-1/2 left-1/2 z-40 flex w-(--dialog-width) max-w-[calc(100vw-48px)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden rounded-xl bg-raised text-ink shadow-float outline-none transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:-translate-y-[calc(50%-4px)] data-starting-style:opacity-0';

/** The bar with the buttons of a dialog. */
export const dialogFooter =
  'flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 max-sm:px-4 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]';
