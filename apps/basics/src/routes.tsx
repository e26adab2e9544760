import { redirect, type RouteObject } from 'react-router';
import { notReleased } from './features/not-released/not-released.ts';

/** Pages of the basic services, below `/b/#` (decision D9). Each page's code loads when it is first shown. */
export const routes: RouteObject[] = [
  { index: true, loader: () => redirect('/orders') },
  {
    path: 'orders',
    lazy: async () => {
      const { OrdersPage, ordersHandle } = await import('./features/orders/orders-page.tsx');
      return { Component: OrdersPage, handle: ordersHandle };
    },
  },
  {
    path: 'orders/:orderId',
    lazy: async () => ({ Component: (await import('./features/orders/order-page.tsx')).OrderPage }),
  },
  {
    path: 'vendor-orders',
    lazy: async () => ({
      Component: (await import('./features/orders/vendor-orders-page.tsx')).VendorOrdersPage,
    }),
  },
  {
    path: 'settings/channels',
    lazy: async () => ({
      Component: (await import('./features/selling-channels/selling-channels-page.tsx')).SellingChannelsPage,
    }),
  },
  {
    path: 'settings/profile',
    lazy: async () => ({ Component: (await import('./features/profile/profile-page.tsx')).ProfilePage }),
  },
  {
    path: 'settings/profile/audit',
    lazy: async () => ({ Component: (await import('./features/audit/audit-page.tsx')).AuditPage }),
  },
  {
    path: 'shipments',
    lazy: async () => ({
      Component: (await import('./features/shipments/shipments-page.tsx')).ShipmentsPage,
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
