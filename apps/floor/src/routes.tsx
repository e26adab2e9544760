import { redirect, type RouteObject } from 'react-router';

/** The floor of a warehouse, below `/w/#` (decision D15). Each page's code loads when it is first shown. */
export const routes: RouteObject[] = [
  { index: true, loader: () => redirect('/dock') },
  {
    path: 'dock',
    lazy: async () => ({ Component: (await import('./features/warehouse/dock-page.tsx')).DockPage }),
  },
  {
    path: 'dock/:inboundId',
    lazy: async () => ({ Component: (await import('./features/warehouse/inbound-page.tsx')).InboundPage }),
  },
  {
    path: 'discrepancies',
    lazy: async () => ({
      Component: (await import('./features/warehouse/discrepancies-page.tsx')).DiscrepanciesPage,
    }),
  },
  {
    path: 'pick',
    lazy: async () => ({ Component: (await import('./features/warehouse/pick-list-page.tsx')).PickListPage }),
  },
  {
    path: 'waves/:waveId',
    lazy: async () => ({ Component: (await import('./features/warehouse/wave-page.tsx')).WavePage }),
  },
  {
    path: 'pick/:outboundId',
    lazy: async () => ({ Component: (await import('./features/warehouse/outbound-page.tsx')).OutboundPage }),
  },
  {
    path: 'returns',
    lazy: async () => ({ Component: (await import('./features/warehouse/returns-page.tsx')).ReturnsPage }),
  },
  {
    path: 'returns/:returnId',
    lazy: async () => ({ Component: (await import('./features/warehouse/return-page.tsx')).ReturnPage }),
  },
  {
    path: 'crossdock',
    lazy: async () => ({
      Component: (await import('./features/warehouse/crossdocks-page.tsx')).CrossdocksPage,
    }),
  },
  {
    path: 'crossdock/:crossdockId',
    lazy: async () => ({
      Component: (await import('./features/warehouse/crossdock-page.tsx')).CrossdockPage,
    }),
  },
  {
    path: 'work',
    lazy: async () => ({
      Component: (await import('./features/warehouse/work-orders-page.tsx')).WorkOrdersPage,
    }),
  },
  {
    path: 'work/:workOrderId',
    lazy: async () => ({
      Component: (await import('./features/warehouse/work-order-page.tsx')).WorkOrderPage,
    }),
  },
  {
    path: 'counts',
    lazy: async () => ({ Component: (await import('./features/warehouse/counts-page.tsx')).CountsPage }),
  },
  {
    path: 'bins',
    lazy: async () => ({ Component: (await import('./features/warehouse/bins-page.tsx')).BinsPage }),
  },
  {
    path: 'money',
    lazy: async () => ({ Component: (await import('./features/funds/money-page.tsx')).MoneyPage }),
  },
  {
    path: 'money/cards/:cardId',
    lazy: async () => ({ Component: (await import('./features/funds/rate-card-page.tsx')).RateCardPage }),
  },
  {
    path: 'money/invoices',
    lazy: async () => ({ Component: (await import('./features/funds/invoices-page.tsx')).InvoicesPage }),
  },
  {
    path: 'money/invoices/:invoiceId',
    lazy: async () => ({ Component: (await import('./features/funds/invoice-page.tsx')).InvoicePage }),
  },
  {
    path: 'money/invoices/:invoiceId/charges',
    lazy: async () => ({
      Component: (await import('./features/funds/invoice-charges-page.tsx')).InvoiceChargesPage,
    }),
  },
  {
    path: '*',
    lazy: async () => ({
      Component: (await import('./features/warehouse/unknown-page.tsx')).UnknownPage,
    }),
  },
];
