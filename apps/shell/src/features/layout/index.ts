export { AccountMenu } from './account-menu.tsx';
export type { HeaderItem } from './header-item.ts';
export { HeaderAction, HeaderLink } from './header-entries.tsx';
export { Frame } from './frame.tsx';
