import { redirect, type RouteObject } from 'react-router';

/** Pages of the shipping service, below `/e/#` (decision D9). Each page's code loads when it is first shown. */
export const routes: RouteObject[] = [
  { index: true, loader: () => redirect('/rates') },
  {
    path: 'rates',
    lazy: async () => ({
      Component: (await import('./features/shipping/rates/rates-page.tsx')).RatesPage,
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
    path: 'postage/withdrawals',
    lazy: async () => ({
      Component: (await import('./features/funds/withdrawals-page.tsx')).WithdrawalsPage,
    }),
  },
  {
    path: 'postage/statements',
    lazy: async () => ({ Component: (await import('./features/funds/statements-page.tsx')).StatementsPage }),
  },
  {
    path: 'postage/adjustments',
    lazy: async () => ({
      Component: (await import('./features/shipping/adjustments/adjustments-page.tsx')).AdjustmentsPage,
    }),
  },
  {
    path: 'batches',
    lazy: async () => ({
      Component: (await import('./features/shipping/batches/batches-page.tsx')).BatchesPage,
    }),
  },
  {
    path: 'batches/:batchId',
    lazy: async () => ({ Component: (await import('./features/shipping/batches/batch-page.tsx')).BatchPage }),
  },
  {
    path: 'void-labels',
    lazy: async () => ({
      Component: (await import('./features/shipping/voids/void-history-page.tsx')).VoidHistoryPage,
    }),
  },
  {
    path: 'help',
    lazy: async () => {
      const { HelpPage } = await import('@lading/sub-app-kit/help');
      return { element: <HelpPage center="shipping" /> };
    },
  },
  {
    path: '*',
    lazy: async () => {
      const { UnknownPage } = await import('@lading/sub-app-kit/components/not-found-page');
      return { element: <UnknownPage ways={['rates', 'orders']} /> };
    },
  },
];
