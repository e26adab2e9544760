import { latePage } from '@lading/ui/late';

export { StoresButton } from './stores-button.tsx';

/** `/bigcommerce/connection` as BigCommerce calls it: has the code exchanged. */
export const BeginConnection = latePage(
  async () => (await import('./connection/begin-connection.tsx')).BeginConnection,
);

/** The same page once the code has become a ticket: asks the signed-in person. */
export const ConfirmConnection = latePage(
  async () => (await import('./connection/confirm-connection.tsx')).ConfirmConnection,
);

/** The same page as our app inside BigCommerce's control panel. */
export const OpenedApp = latePage(async () => (await import('./connection/opened-app.tsx')).OpenedApp);
