import { redirect, type RouteObject } from 'react-router';

/** Pages of the shipping service, below `/e/#` (decision D9). Each page's code loads when it is first shown. */
export const routes: RouteObject[] = [
  { index: true, loader: () => redirect('/rates') },
  {
    path: 'rates',
    lazy: async () => ({
      Component: (await import('./features/rates/rates-page.tsx')).RatesPage,
    }),
  },
  {
    path: 'postage',
    lazy: async () => ({ Component: (await import('./features/funds/postage-page.tsx')).PostagePage }),
  },
  {
    path: 'transactions',
    lazy: async () => ({ Component: (await import('./features/funds/postage-page.tsx')).TransactionsPage }),
  },
  {
    path: 'postage/add',
    lazy: async () => ({ Component: (await import('./features/funds/add-funds-page.tsx')).AddFundsPage }),
  },
  {
    path: 'postage/statements',
    lazy: async () => ({ Component: (await import('./features/funds/statements-page.tsx')).StatementsPage }),
  },
  {
    path: 'postage/adjustments',
    lazy: async () => ({
      Component: (await import('./features/labels/adjustments/adjustments-page.tsx')).AdjustmentsPage,
    }),
  },
  {
    path: 'batches',
    lazy: async () => ({ Component: (await import('./features/batches/batches-page.tsx')).BatchesPage }),
  },
  {
    path: 'batches/:batchId',
    lazy: async () => ({ Component: (await import('./features/batches/batch-page.tsx')).BatchPage }),
  },
  {
    path: 'void-labels',
    lazy: async () => ({
      Component: (await import('./features/labels/voids/void-history-page.tsx')).VoidHistoryPage,
    }),
  },
  {
    path: 'help',
    lazy: async () => ({ Component: (await import('./features/help/help-page.tsx')).ShippingHelpPage }),
  },
  {
    path: '*',
    lazy: async () => ({
      Component: (await import('./features/unknown/unknown-page.tsx')).UnknownPage,
    }),
  },
];
