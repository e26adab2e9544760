export { PageTitle } from './page-title.tsx';
export { SideMenu, type SideMenuProps } from './side-menu.tsx';
