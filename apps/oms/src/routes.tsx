import { redirect, type RouteObject } from 'react-router';

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
    path: 'app/products/bundles',
    lazy: async () => ({ Component: (await import('./features/products/bundle-list.tsx')).BundlesPage }),
  },
  {
    path: 'app/products/bundles/:bundleId',
    lazy: async () => ({ Component: (await import('./features/products/bundle-page.tsx')).BundlePage }),
  },
  {
    path: 'app/products/aliases',
    lazy: async () => ({ Component: (await import('./features/products/alias-list.tsx')).AliasesPage }),
  },
  {
    path: 'app/messageCenter/list',
    lazy: async () => ({ Component: (await import('./features/messages/messages-page.tsx')).MessagesPage }),
  },
  {
    path: 'app/inbound',
    lazy: async () => ({ Component: (await import('./features/warehouse/inbound-list.tsx')).InboundsPage }),
  },
  {
    path: 'app/inbound/discrepancies',
    lazy: async () => ({
      Component: (await import('./features/warehouse/discrepancy-list.tsx')).DiscrepanciesPage,
    }),
  },
  {
    path: 'app/inbound/:inboundId',
    lazy: async () => ({ Component: (await import('./features/warehouse/inbound-page.tsx')).InboundPage }),
  },
  {
    path: 'app/outbound',
    lazy: async () => ({ Component: (await import('./features/warehouse/outbound-list.tsx')).OutboundsPage }),
  },
  {
    path: 'app/outbound/freight',
    lazy: async () => ({ Component: (await import('./features/warehouse/freight-page.tsx')).NewFreightPage }),
  },
  {
    path: 'app/outbound/routing',
    lazy: async () => ({ Component: (await import('./features/warehouse/routing-page.tsx')).RoutingPage }),
  },
  {
    path: 'app/outbound/:outboundId',
    lazy: async () => ({ Component: (await import('./features/warehouse/outbound-page.tsx')).OutboundPage }),
  },
  {
    path: 'app/return',
    lazy: async () => ({ Component: (await import('./features/warehouse/return-list.tsx')).ReturnsPage }),
  },
  {
    path: 'app/return/:returnId',
    lazy: async () => ({ Component: (await import('./features/warehouse/return-page.tsx')).ReturnPage }),
  },
  {
    path: 'app/work-order',
    lazy: async () => ({
      Component: (await import('./features/warehouse/work-order-list.tsx')).WorkOrdersPage,
    }),
  },
  {
    path: 'app/work-order/:workOrderId',
    lazy: async () => ({
      Component: (await import('./features/warehouse/work-order-page.tsx')).WorkOrderPage,
    }),
  },
  {
    path: 'app/crossdock',
    lazy: async () => ({
      Component: (await import('./features/warehouse/crossdock-list.tsx')).CrossdocksPage,
    }),
  },
  {
    path: 'app/crossdock/:crossdockId',
    lazy: async () => ({
      Component: (await import('./features/warehouse/crossdock-page.tsx')).CrossdockPage,
    }),
  },
  {
    path: 'app/inventory',
    lazy: async () => ({
      Component: (await import('./features/warehouse/inventory-list.tsx')).InventoryPage,
    }),
  },
  {
    path: 'app/inventory/:productId',
    lazy: async () => ({
      Component: (await import('./features/warehouse/stock-card-page.tsx')).StockCardPage,
    }),
  },
  {
    path: 'app/funds/billing',
    lazy: async () => ({ Component: (await import('./features/funds/charge-list.tsx')).BillingPage }),
  },
  {
    path: 'app/funds/invoices',
    lazy: async () => ({ Component: (await import('./features/funds/invoice-list.tsx')).InvoicesPage }),
  },
  {
    path: 'app/funds/invoices/:invoiceId',
    lazy: async () => ({ Component: (await import('./features/funds/invoice-page.tsx')).InvoicePage }),
  },
  {
    path: 'app/funds/invoices/:invoiceId/charges',
    lazy: async () => ({
      Component: (await import('./features/funds/invoice-charges-page.tsx')).InvoiceChargesPage,
    }),
  },
  {
    path: 'app/funds/transactions',
    lazy: async () => ({ Component: (await import('./features/funds/statement-page.tsx')).StatementPage }),
  },
  {
    path: 'app/funds/warehouses',
    lazy: async () => ({ Component: (await import('./features/funds/warehouses-page.tsx')).WarehousesPage }),
  },
  {
    path: 'app/funds/warehouses/:warehouseId/statements',
    lazy: async () => ({
      Component: (await import('./features/funds/wallet-statements-page.tsx')).WalletStatementsPage,
    }),
  },
  {
    path: 'app/storage-report',
    lazy: async () => ({
      Component: (await import('./features/funds/storage-report-page.tsx')).StorageReportPage,
    }),
  },
  {
    path: 'app/help',
    lazy: async () => {
      const { HelpPage } = await import('@lading/sub-app-kit/help');
      return { element: <HelpPage center="warehouse" /> };
    },
  },
  {
    path: '*',
    lazy: async () => {
      const { UnknownPage } = await import('@lading/sub-app-kit/components/not-found-page');
      return { element: <UnknownPage ways={['products', 'orders']} /> };
    },
  },
];
