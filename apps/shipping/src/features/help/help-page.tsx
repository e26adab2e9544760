import { HelpPage } from '@lading/sub-app-kit/help';

/** The help center of the shipping service. */
export function ShippingHelpPage() {
  return <HelpPage center="shipping" />;
}
