import { redirect, type RouteObject } from 'react-router';

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
  ...['orders/new', 'orders/:orderId/edit'].map((path) => ({
    path,
    lazy: async () => ({
      Component: (await import('./features/orders/form/order-form-page.tsx')).OrderFormPage,
    }),
  })),
  {
    path: 'home',
    lazy: async () => ({ Component: (await import('./features/home/home-page.tsx')).HomePage }),
  },
  {
    path: 'orders/:orderId',
    lazy: async () => ({ Component: (await import('./order.tsx')).Order }),
  },
  {
    path: 'order-changes/:taskId',
    lazy: async () => ({
      Component: (await import('./features/orders/bulk/bulk-page.tsx')).BulkPage,
    }),
  },
  {
    path: 'imports/:taskId',
    lazy: async () => ({
      Component: (await import('./features/imports/import-receipt-page.tsx')).ImportReceiptPage,
    }),
  },
  {
    path: 'vendor-orders',
    lazy: async () => ({
      Component: (await import('./features/orders/orders-page.tsx')).VendorOrdersPage,
    }),
  },
  {
    path: 'settings/channels',
    lazy: async () => ({
      Component: (await import('./features/stores/selling-channels-page.tsx')).SellingChannelsPage,
    }),
  },
  {
    path: 'settings/address-book',
    lazy: async () => ({
      Component: (await import('./features/shipping/addresses/address-book-page.tsx')).AddressBookPage,
    }),
  },
  {
    path: 'settings/defaults',
    lazy: async () => ({
      Component: (await import('./features/shipping/defaults/defaults-page.tsx')).DefaultsPage,
    }),
  },
  {
    path: 'settings/automation',
    lazy: async () => ({ Component: (await import('./features/automation/rules-page.tsx')).RulesPage }),
  },
  ...['settings/automation/new', 'settings/automation/:ruleId'].map((path) => ({
    path,
    lazy: async () => ({
      Component: (await import('./features/automation/rule-editor-page.tsx')).RuleEditorPage,
    }),
  })),
  {
    path: 'settings/automation/:ruleId/test',
    lazy: async () => ({ Component: (await import('./features/automation/dry-run-page.tsx')).DryRunPage }),
  },
  {
    path: 'settings/verification',
    lazy: async () => ({
      Component: (await import('./features/organizations/verification-page.tsx')).VerificationPage,
    }),
  },
  {
    path: 'settings/carriers',
    lazy: async () => ({
      Component: (await import('./features/shipping/carriers/carrier-accounts-page.tsx')).CarrierAccountsPage,
    }),
  },
  {
    path: 'settings/pickups/manifests',
    lazy: async () => ({
      Component: (await import('./features/shipping/manifests/manifests-page.tsx')).ManifestsPage,
    }),
  },
  {
    path: 'settings/eei-history',
    lazy: async () => ({ Component: (await import('./features/shipping/eei/eei-page.tsx')).EeiPage }),
  },
  {
    path: 'settings/insurance-claim',
    lazy: async () => ({
      Component: (await import('./features/shipping/claims/claims-page.tsx')).ClaimsPage,
    }),
  },
  {
    path: 'settings/address-change',
    lazy: async () => ({
      Component: (await import('./features/shipping/address-changes/address-changes-page.tsx'))
        .AddressChangesPage,
    }),
  },
  {
    path: 'settings/pickups',
    lazy: async () => ({
      Component: (await import('./features/shipping/pickups/pickups-page.tsx')).PickupsPage,
    }),
  },
  {
    path: 'settings/api',
    lazy: async () => ({
      Component: (await import('./features/integrations/api-settings-page.tsx')).ApiSettingsPage,
    }),
  },
  {
    path: 'settings/api/webhooks/:webhookId',
    lazy: async () => ({
      Component: (await import('./features/integrations/webhook-page.tsx')).WebhookPage,
    }),
  },
  {
    path: 'settings/temu-authorization',
    lazy: async () => ({
      Component: (await import('./features/organizations/authorizations-page.tsx')).AuthorizationsPage,
    }),
  },
  {
    path: 'settings/profile',
    lazy: async () => ({ Component: (await import('./features/identity/profile-page.tsx')).ProfilePage }),
  },
  {
    path: 'settings/profile/audit',
    lazy: async () => ({ Component: (await import('./features/audit/audit-page.tsx')).AuditPage }),
  },
  {
    path: 'shipments',
    lazy: async () => ({
      Component: (await import('./shipments.tsx')).Shipments,
    }),
  },
  {
    path: '*',
    lazy: async () => {
      const { UnknownPage } = await import('@lading/sub-app-kit/components/not-found-page');
      return { element: <UnknownPage ways={['orders', 'products']} /> };
    },
  },
];
