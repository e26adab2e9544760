import { lazy } from 'react';

export type { HeaderItem } from './header-item.ts';
export { HeaderAction } from './header-action.tsx';
export { HeaderLink } from './header-link.tsx';
export { Frame } from './frame.tsx';

/** The account popover of the header. */
export const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((file) => ({ default: file.AccountMenu })),
);
