import type { Address, LocalizedText } from '@lading/contracts/core';
import type { NotPackedReason, StoreHoldReason } from '@lading/contracts/orders';
import type { ChannelCall } from './ask-channel.ts';

/** An order as a channel has it now. */
export interface ChannelOrder {
  /** The channel's own id: what an order is known by from one pull to the next. */
  externalId: string;
  orderNo: string;
  /** `removed`: the channel no longer has it. */
  state: 'open' | 'on-hold' | 'partly-shipped' | 'shipped' | 'cancelled' | 'removed';
  /** Why it is on hold, where it is more than that it waits at the channel. */
  heldFor?: Exclude<StoreHoldReason, 'STORE' | 'CHANGED'> | undefined;
  /** ISO 8601. */
  createdAt: string;
  recipient: Address;
  /** ISO 4217. */
  currency: string | null;
  totalAmount: number | null;
  /** What is to be packed. */
  lines: ChannelLine[];
  /** What belongs to it and is not to be packed. */
  notPacked: (Omit<ChannelLine, 'skuCode'> & { skuCode: string | null; why: NotPackedReason })[];
}

/** A line of an order of a channel. */
interface ChannelLine {
  skuCode: string;
  skuName: string | null;
  quantity: number;
  unitPrice: number | null;
  /** How many of them the channel says are shipped, where it is a part of the order. */
  shipped?: number | undefined;
  /** The channel no longer has the product. */
  isUnknown?: boolean | undefined;
}

/** An order that cannot be taken over, with why, and as it came. */
export interface UnreadableOrder {
  externalId: string;
  orderNo: string | null;
  reason: LocalizedText;
  content: unknown;
}

/** How a list goes on that is read in several turns. */
export interface ListMark {
  /** How many orders are asked for at once by now. */
  size: number;
  /** Where, in the connector's own words, where its cursor does not say so; undefined: from the cursor. */
  place?: unknown;
}

/** A part of the orders that have changed. */
export interface ChannelPage {
  orders: ChannelOrder[];
  unreadable: UnreadableOrder[];
  /** The channel's own ids of orders that it no longer has, where it says no more of them. */
  removed?: readonly string[];
  /** Orders that are closed at the channel and cannot be taken over: nothing of them is to be done any more. */
  closed?: readonly Pick<ChannelOrder, 'externalId' | 'state'>[];
  /** Everything that was changed up to here has come with this page and those before, by the channel's clock; null while that cannot be said. */
  changedUntil: Date | null;
  /** Something that has changed is missing, of which not even the id is known: it has to be asked for again. */
  isPartial?: boolean;
  /** How the list goes on after this page, to be given back as it is; undefined for the last one, and where that cannot be said. */
  mark?: ListMark;
  /** At the end of a list: how many orders of it were read, and how many the channel says it has. */
  counted?: { read: number; told: number };
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

/** A shipment as it is reported to its channel (decision D21). */
export interface ChannelShipment {
  /** The channel's own id of the order. */
  externalId: string;
  /** Our own number of the shipment: told twice under it, it is one. */
  reference: string;
  carrierName: string;
  trackingNumbers: readonly string[];
  /** Those of its packages whose labels are void, while the others stand: these packages have not left. */
  voidedNumbers: readonly string[];
  /** What of the order it holds, by SKU. */
  lines: readonly { skuCode: string; quantity: number }[];
  /** Units of the order that have left with other shipments. */
  unitsBefore: number;
  /** Its label was voided: the report is withdrawn. */
  isVoided: boolean;
}

/** One kind of channel (decision D10). */
export interface ChannelConnector {
  /** It counts no units as shipped: that nothing is left to ship of an order it knows by a report alone. */
  isToldWhole?: boolean;
  /**
   * Gives the orders that have changed since a moment, page by page; null: all. With the mark of a page it goes on behind that page, where the
   * mark names a place: the list began earlier, with the same moment.
   */
  changedOrders(access: ChannelAccess, since: Date | null, mark?: unknown): AsyncIterable<ChannelPage>;
  /** Gives orders by the channel's own ids, as those that are kept aside; what it no longer has is given as removed. */
  ordersById?(access: ChannelAccess, ids: readonly string[]): AsyncIterable<ChannelPage>;
  /** Tells the channel of a shipment; told again it changes nothing. Absent where a channel takes no such report. @throws ChannelError */
  reportShipment?(access: ChannelAccess, shipment: ChannelShipment): Promise<void>;
}
