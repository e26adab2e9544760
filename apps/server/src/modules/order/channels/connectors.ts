import type { ChannelConnector } from './channel-connector.ts';
import { demoConnector } from './demo-connector.ts';
import type { DemoMarketplace } from './demo-marketplace.ts';

/** What the table of sources may name. */
export type ConnectorName = 'demo' | 'woo-commerce' | 'shopify';

/** The connectors by name. A further channel is one connector and its name here and in the table of sources. */
export function connectors(market: DemoMarketplace): Partial<Record<ConnectorName, ChannelConnector>> {
  return { demo: demoConnector(market) };
}
