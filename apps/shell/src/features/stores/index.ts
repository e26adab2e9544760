import { latePage } from '@lading/ui/late';

export { StoresButton } from './stores-button.tsx';

/** `/bigcommerce/connection` as called by BigCommerce: exchanges the code. */
export const BeginConnection = latePage(
  async () => (await import('./connection/begin-connection.tsx')).BeginConnection,
);

/** The same page after the code was exchanged for a ticket: asks the signed-in person. */
export const ConfirmConnection = latePage(
  async () => (await import('./connection/confirm-connection.tsx')).ConfirmConnection,
);

/** The same page as our app inside BigCommerce's control panel. */
export const OpenedApp = latePage(async () => (await import('./connection/opened-app.tsx')).OpenedApp);
