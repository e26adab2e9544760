import type { BigCommerceConfig } from '../../../bigcommerce-config.ts';
import { bigCommerceConnector } from './bigcommerce-connector.ts';
import type { ChannelConnector } from './channel-connector.ts';
import { demoConnector } from './demo-connector.ts';
import type { DemoMarketplace } from './demo-marketplace.ts';
import { shopifyConnector } from './shopify-connector.ts';
import { wooConnector } from './woo-connector.ts';

/** What the table of sources may name. */
export type ConnectorName = 'demo' | 'woo-commerce' | 'shopify' | 'big-commerce';

/** The connectors by name. A further channel is one connector and its name here and in the table of sources. */
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
