import { redirect, type RouteObject } from 'react-router';
import { notReleased } from './features/not-released/not-released.ts';

const lazyProduct = async () => ({
  Component: (await import('./features/products/product-page.tsx')).ProductPage,
});

/** Pages of order management, below `/o/#` (decision D9). Each page's code loads when it is first shown. */
export const routes: RouteObject[] = [
  { index: true, loader: () => redirect('/app/products') },
  { path: 'app', loader: () => redirect('/app/products') },
  {
    path: 'app/products',
    lazy: async () => ({ Component: (await import('./features/products/products-page.tsx')).ProductsPage }),
  },
  { path: 'app/products/:productId', lazy: lazyProduct },
  {
    path: 'app/messageCenter/list',
    lazy: async () => ({ Component: (await import('./features/messages/messages-page.tsx')).MessagesPage }),
  },
  ...notReleased.map(({ path }) => ({
    path,
    lazy: async () => ({
      Component: (await import('./features/not-released/missing-page.tsx')).MissingPage,
    }),
  })),
  {
    path: '*',
    lazy: async () => ({
      Component: (await import('./features/not-released/unknown-page.tsx')).UnknownPage,
    }),
  },
];
