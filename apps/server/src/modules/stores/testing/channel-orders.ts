import type { ChannelOrder } from '../channels/channel-connector.ts';

/** An order of a channel as returned by a connector. */
export const channelOrder = (more: Partial<ChannelOrder>): ChannelOrder => ({
  externalId: 'x-1',
  orderNo: 'X-1',
  createdAt: '2026-11-20T16:00:00Z',
  state: 'open',
  recipient: {
    name: 'Ada Quay',
    company: null,
    addressLine1: '1 Pier Rd',
    addressLine2: null,
    city: 'Boston',
    stateCode: 'MA',
    zipCode: '02108',
    countryCode: 'US',
    phone: null,
    email: null,
  },
  currency: 'USD',
  totalAmount: 10,
  lines: [],
  notPacked: [],
  ...more,
});

/** A line of such an order. */
export const channelLine = (
  skuCode: string,
  quantity: number,
  shipped?: number,
): ChannelOrder['lines'][number] => ({
  skuCode,
  skuName: null,
  quantity,
  unitPrice: 1,
  ...(shipped !== undefined && { shipped }),
});
