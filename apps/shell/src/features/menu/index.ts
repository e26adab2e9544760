export type { AddedEntry } from './menu-entry.ts';
export { menuPages } from './menu-pages.ts';
export { PageTitle } from './page-title.tsx';
export { SideMenu } from './side-menu.tsx';
export { WarehouseGuard } from './warehouse-guard.tsx';
