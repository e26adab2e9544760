import { lazy } from 'react';

export { StoresButton } from './stores-button.tsx';

/** `/bigcommerce/connection` as BigCommerce calls it: has the code exchanged. */
export const BeginConnection = lazy(() =>
  import('./connection/begin-connection.tsx').then((file) => ({ default: file.BeginConnection })),
);

/** The same page once the code has become a ticket: asks the signed-in person. */
export const ConfirmConnection = lazy(() =>
  import('./connection/confirm-connection.tsx').then((file) => ({ default: file.ConfirmConnection })),
);

/** The same page as our app inside BigCommerce's control panel. */
export const OpenedApp = lazy(() =>
  import('./connection/opened-app.tsx').then((file) => ({ default: file.OpenedApp })),
);
