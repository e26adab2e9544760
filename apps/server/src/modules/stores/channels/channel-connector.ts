import type { Address, LocalizedText } from '@lading/contracts/core';
import type { NotPackedReason, StoreHoldReason } from '@lading/contracts/orders';
import type { Clock } from '../../../platform/clock.ts';
import type { ChannelCall } from './ask-channel.ts';

/** An order in its current state at the channel. */
export interface ChannelOrder {
  /** The channel's own id, which identifies an order across pulls. */
  externalId: string;
  orderNo: string;
  /** `removed`: the channel no longer has it. */
  state: 'open' | 'on-hold' | 'partly-shipped' | 'shipped' | 'cancelled' | 'removed';
  /** Why it is on hold, if not just because it waits at the channel. */
  heldFor?: Exclude<StoreHoldReason, 'STORE' | 'CHANGED'> | undefined;
  /** ISO 8601. */
  createdAt: string;
  recipient: Address;
  /** ISO 4217. */
  currency: string | null;
  totalAmount: number | null;
  /** Lines to pack. */
  lines: ChannelLine[];
  /** Lines that are not packed. */
  notPacked: (Omit<ChannelLine, 'skuCode'> & { skuCode: string | null; why: NotPackedReason })[];
}

/** A line of an order of a channel. */
interface ChannelLine {
  skuCode: string;
  /** The code under which the order may have been imported before: it keeps that one, see `withKnownCodes`. */
  otherCode?: string | undefined;
  skuName: string | null;
  quantity: number;
  unitPrice: number | null;
  /** The shipped quantity according to the channel, if the order is partly shipped. */
  shipped?: number | undefined;
  /** The refunded or removed quantity, if the order is shipped: otherwise `quantity` is without it. */
  gone?: number | undefined;
  /** Whether the product no longer exists at the channel. */
  isUnknown?: boolean | undefined;
  /** Whether another listing in the order has the same SKU. */
  sharesSku?: boolean | undefined;
}

/** An order that cannot be imported, with the reason and the original data. */
export interface UnreadableOrder {
  externalId: string;
  orderNo: string | null;
  reason: LocalizedText;
  content: unknown;
}

/** The position in a list that is read in several turns. */
export interface ListMark {
  /** The current page size. */
  size: number;
  /** The maximum page size of this pull, if it is less than usual: the store has put off larger pages. Set by the pull. */
  most?: number;
  /** A connector-specific position, if the cursor is not enough; undefined: from the cursor. */
  place?: unknown;
}

/** A page of changed orders. */
export interface ChannelPage {
  orders: ChannelOrder[];
  unreadable: UnreadableOrder[];
  /** Ids of orders that no longer exist at the channel, if nothing else is known of them. */
  removed?: readonly string[];
  /** Orders that are closed at the channel and cannot be imported: nothing remains to be done for them. */
  closed?: readonly Pick<ChannelOrder, 'externalId' | 'state'>[];
  /** All changes up to this moment are in this page or earlier ones, by the channel's clock; null while that is unknown. */
  changedUntil: Date | null;
  /** A changed order is missing, without even an id: it must be requested again. */
  isPartial?: boolean;
  /** The position after this page, passed back unchanged; undefined for the last one, or when unknown. */
  mark?: ListMark;
  /** At the end of a list: how many of its orders were read, and how many the channel reports. */
  counted?: { read: number; told: number };
}

/** The address and credentials of a source. */
export interface ChannelAccess {
  /** Base URL, without a trailing slash. */
  address: string;
  /** As encrypted by the connector; empty if there are none. */
  credentials: string;
  /** Calls the channel, with retries. */
  ask: ChannelCall;
  /** The time that all nodes share: the turns of a pull may run on several. Absent: this machine's. */
  clock?: Clock;
}

/** A shipment report to a channel (decision D21). */
export interface ChannelShipment {
  /** The channel's own id of the order. */
  externalId: string;
  /** Our own number of the shipment: a repeated report under it is the same one. */
  reference: string;
  carrierName: string;
  trackingNumbers: readonly string[];
  /** Numbers of void labels, while others are valid, or were until all of it became void. */
  voidedNumbers: readonly string[];
  /** Some of its packages have not left; otherwise all void labels were replaced by others. */
  isInPart: boolean;
  /** Its content of the order, by SKU. Empty: its goods were reported before, and only its numbers change. */
  lines: readonly { skuCode: string; quantity: number }[];
  /** Units of the order that left in other shipments. */
  unitsBefore: number;
  /** Its label was voided: the report is withdrawn. */
  isVoided: boolean;
}

/** One kind of channel (decision D10). */
export interface ChannelConnector {
  /** It does not count shipped units: only our report tells it that an order is completely shipped. */
  isToldWhole?: boolean;
  /**
   * Returns orders changed since a moment, page by page; null: all. With the mark of a page it continues after that page, if the
   * mark has a position: the list started earlier, with the same moment. A mark without one sets page sizes only.
   */
  changedOrders(access: ChannelAccess, since: Date | null, mark?: unknown): AsyncIterable<ChannelPage>;
  /** Returns orders by the channel's ids, such as those kept aside; missing ones are returned as removed. */
  ordersById?(access: ChannelAccess, ids: readonly string[]): AsyncIterable<ChannelPage>;
  /** Reports a shipment to the channel; a repeated report changes nothing. Absent if unsupported. @throws ChannelError */
  reportShipment?(access: ChannelAccess, shipment: ChannelShipment): Promise<void>;
}
