import type { Address } from '@lading/contracts/entities/address';
import type { LocalizedText } from '@lading/contracts/localized-text';
import type { ChannelCall } from './ask-channel.ts';

/** An order as a channel has it now. */
export interface ChannelOrder {
  /** The channel's own id: what an order is known by from one pull to the next. */
  externalId: string;
  orderNo: string;
  /** `removed`: the channel no longer has it. */
  state: 'open' | 'on-hold' | 'partly-shipped' | 'shipped' | 'cancelled' | 'removed';
  /** ISO 8601. */
  createdAt: string;
  recipient: Address;
  /** ISO 4217. */
  currency: string | null;
  totalAmount: number | null;
  lines: { skuCode: string; skuName: string | null; quantity: number; unitPrice: number | null }[];
}

/** An order that cannot be taken over, with why, and as it came. */
export interface UnreadableOrder {
  externalId: string;
  orderNo: string | null;
  reason: LocalizedText;
  content: unknown;
}

/** A part of the orders that have changed. */
export interface ChannelPage {
  orders: ChannelOrder[];
  unreadable: UnreadableOrder[];
  /** The channel's own ids of orders that it no longer has, where it says no more of them. */
  removed?: readonly string[];
  /** Everything that was changed up to here has come with this page and those before; null while that cannot be said. */
  changedUntil: Date | null;
}

/** Where a connector reads, and with what. */
export interface ChannelAccess {
  /** Base address, without a slash at its end. */
  address: string;
  /** As the connector has sealed them; empty where there are none. */
  credentials: string;
  /** Asks the channel, patiently. */
  ask: ChannelCall;
}

/** One kind of channel (decision D10): gives the orders that have changed since a moment, page by page; null: all. */
export interface ChannelConnector {
  changedOrders(access: ChannelAccess, since: Date | null): AsyncIterable<ChannelPage>;
}
