import './floor.css';
import { createSubApp } from '@lading/sub-app-kit/create-sub-app';
import { routes } from './routes.tsx';

export const { bootstrap, mount, unmount } = createSubApp({
  texts: ['warehouseFloor', 'commonSubApp'],
  routes,
});
