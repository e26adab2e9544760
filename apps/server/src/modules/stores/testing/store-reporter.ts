import { askChannel } from '../channels/ask-channel.ts';
import type { ChannelConnector, ChannelShipment } from '../channels/channel-connector.ts';

const shipment = (more: Partial<ChannelShipment> = {}): ChannelShipment => ({
  externalId: '7',
  reference: 'SH7',
  carrierName: 'USPS',
  trackingNumbers: ['9400', '9401'],
  voidedNumbers: [],
  isInPart: (more.voidedNumbers ?? []).length > 0,
  lines: [{ skuCode: 'BOWL', quantity: 2 }],
  unitsBefore: 0,
  isVoided: false,
  ...more,
});

/** Reports on behalf of a store. */
export function reporter(
  connector: ChannelConnector,
  store: { address: string; credentials: string; host: string },
) {
  const ask = askChannel(new AbortController().signal, new Set([store.host]));
  return (more: Partial<ChannelShipment> = {}) =>
    connector.reportShipment!({ ...store, ask }, shipment(more));
}
