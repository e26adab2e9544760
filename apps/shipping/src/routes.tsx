import { redirect, type RouteObject } from 'react-router';
import { notReleased } from './features/not-released/not-released.ts';

/** Pages of the shipping service, below `/e/#` (decision D9). Each page's code loads when it is first shown. */
export const routes: RouteObject[] = [
  { index: true, loader: () => redirect('/rates') },
  {
    path: 'rates',
    lazy: async () => ({
      Component: (await import('./features/parcel-check/parcel-check-page.tsx')).ParcelCheckPage,
    }),
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
