/** The box of every text-like control: 32 px (40 on touch), one border that shows focus and error. */
export const controlBox =
  'flex h-control items-center rounded-md border border-line-control bg-surface text-ink transition-[border-color,box-shadow] hover:border-ink-faint has-focus-visible:border-brand-mark has-focus-visible:shadow-[0_0_0_1px_var(--ld-brand-mark)] has-data-invalid:border-danger has-data-invalid:has-focus-visible:shadow-[0_0_0_1px_var(--ld-danger)] has-disabled:border-line-strong has-disabled:bg-sunken';

/** The input within `controlBox`; 16 px on touch screens, where smaller text makes the page zoom. */
export const controlInput =
  'h-full w-full min-w-0 flex-1 bg-transparent px-2.5 text-base text-ink outline-none placeholder:text-ink-faint disabled:text-ink-disabled pointer-coarse:text-[16px]';

/** A button that looks like `controlBox` (select, combobox trigger). */
export const controlTrigger =
  'flex h-control w-full min-w-0 items-center gap-2 rounded-md border border-line-control bg-surface pr-2 pl-2.5 text-left text-base text-ink transition-[border-color,box-shadow] select-none hover:border-ink-faint focus-visible:border-brand-mark focus-visible:shadow-[0_0_0_1px_var(--ld-brand-mark)] focus-visible:outline-none data-invalid:border-danger data-disabled:border-line-strong data-disabled:bg-sunken data-disabled:text-ink-disabled data-popup-open:border-brand-mark data-popup-open:shadow-[0_0_0_1px_var(--ld-brand-mark)]';

/** A list that floats (menu, select, combobox). */
export const floatingList =
  'floating max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1';

/** An entry of a floating list: 32 px, 40 on touch. */
export const floatingItem =
  'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 text-sm outline-none select-none data-disabled:text-ink-disabled aria-disabled:text-ink-disabled data-highlighted:bg-hover data-highlighted:forced-chosen pointer-coarse:min-h-10 [&_svg]:size-4 [&_svg]:shrink-0';
