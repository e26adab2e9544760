import type { BigCommerceConfig } from '../../../bigcommerce-config.ts';
import { bigCommerceConnector } from './bigcommerce-connector.ts';
import type { ChannelConnector } from './channel-connector.ts';
import { demoConnector } from './demo-connector.ts';
import type { DemoMarketplace } from './demo-marketplace.ts';
import { shopifyConnector } from './shopify-connector.ts';
import { wooConnector } from './woo-connector.ts';

/** The connector names in the table of sources. */
export type ConnectorName = 'demo' | 'woo-commerce' | 'shopify' | 'big-commerce';

/** The connectors by name. To add a channel, add its connector and its name here and in the table of sources. */
export function connectors(
  market: DemoMarketplace,
  bigCommerce: BigCommerceConfig | undefined,
): Record<ConnectorName, ChannelConnector> {
  return {
    demo: demoConnector(market),
    'woo-commerce': wooConnector,
    shopify: shopifyConnector,
    'big-commerce': bigCommerceConnector(bigCommerce?.api),
  };
}
