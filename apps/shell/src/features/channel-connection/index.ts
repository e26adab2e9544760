import { lazy } from 'react';

/** `/bigcommerce/connection` as BigCommerce calls it: has the code exchanged. */
export const BeginConnection = lazy(() =>
  import('./begin-connection.tsx').then((file) => ({ default: file.BeginConnection })),
);

/** The same page once the code has become a ticket: asks the signed-in person. */
export const ConfirmConnection = lazy(() =>
  import('./confirm-connection.tsx').then((file) => ({ default: file.ConfirmConnection })),
);

/** The same page as our app's own, in BigCommerce's control panel. */
export const OpenedApp = lazy(() => import('./opened-app.tsx').then((file) => ({ default: file.OpenedApp })));
