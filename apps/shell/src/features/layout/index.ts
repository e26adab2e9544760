export { AccountMenu } from './account-menu.tsx';
export type { HeaderItem } from './header-item.ts';
export { HeaderAction } from './header-action.tsx';
export { HeaderLink } from './header-link.tsx';
export { Frame } from './frame.tsx';
