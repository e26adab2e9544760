import { HelpPage } from '@lading/sub-app-kit/help';

/** The help center of order management. */
export function WarehouseHelpPage() {
  return <HelpPage center="warehouse" />;
}
