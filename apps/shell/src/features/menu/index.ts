export { PageTitle } from './page-title.tsx';
export { SideMenu } from './side-menu.tsx';
