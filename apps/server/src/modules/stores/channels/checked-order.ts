import { decimalPlaces, normalForm } from '@lading/contracts/core';
import { withoutEntities } from '@lading/contracts/html-entities';
import { notPackedReasons, storeHoldReasons } from '@lading/contracts/orders';
import { storeMessages } from '@lading/contracts/stores';
import { z } from 'zod';
import { beginning, channelAddress } from './channel-address.ts';
import type { ChannelOrder, ChannelPage, UnreadableOrder } from './channel-connector.ts';

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((given) => given || null);
const needed = (most: number) => z.string().trim().min(1).max(most);
const amount = z.coerce.number().min(0).max(999_999_999).nullable();
const quantity = z.number().int().min(1).max(1_000_000);

/** A number truncated to a number of places; less than half of the last place becomes zero. */
const rounded = <Amount extends number | null>(value: Amount, places: number): Amount =>
  (value === null ? null : Number(value.toFixed(places))) as Amount;

/** Maximum numbers of lines of an order. */
export const lineLimits = { packed: 1_000, notPacked: 1_000 } as const;

/** The required fields for shipping an order, whatever its channel. */
const due = z.object({
  externalId: needed(100),
  orderNo: needed(100),
  state: z.enum(['open', 'on-hold', 'partly-shipped', 'shipped', 'cancelled', 'removed']),
  heldFor: z.enum(storeHoldReasons).exclude(['STORE', 'CHANGED']).optional(),
  createdAt: z.iso.datetime({ offset: true }),
  recipient: z.object({
    name: needed(200),
    company: text(200),
    addressLine1: needed(300),
    addressLine2: text(300),
    city: needed(100),
    stateCode: text(100),
    zipCode: text(20),
    countryCode: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/),
    phone: text(50),
    email: text(254),
  }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  totalAmount: amount,
  lines: z
    .array(
      z.object({
        skuCode: needed(100),
        otherCode: z.string().trim().optional(),
        skuName: text(500),
        quantity,
        unitPrice: amount,
        shipped: z.number().int().min(1).optional(),
        gone: z.number().int().min(1).optional(),
        isUnknown: z.boolean().optional(),
        sharesSku: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(lineLimits.packed),
  // These lines are not packed: unreadable values are skipped.
  notPacked: z
    .array(
      z.object({
        skuCode: text(100).catch(null),
        otherCode: z.string().trim().optional(),
        skuName: text(500).catch(null),
        quantity: quantity.catch(1),
        unitPrice: z.coerce.number().min(-999_999_999).max(999_999_999).nullable().catch(null),
        why: z.enum(notPackedReasons),
      }),
    )
    .max(lineLimits.notPacked)
    .default([]),
});

/** The name of a part of an order. */
const parts: Record<string, readonly [string, string]> = {
  orderNo: ['order number', '订单号'],
  createdAt: ['order time', '下单时间'],
  recipient: ['recipient', '收件人'],
  'recipient.name': ['recipient name', '收件人姓名'],
  'recipient.company': ['company', '公司'],
  'recipient.addressLine1': ['street', '街道地址'],
  'recipient.addressLine2': ['address line 2', '地址第 2 行'],
  'recipient.city': ['city', '城市'],
  'recipient.stateCode': ['state', '州/省'],
  'recipient.zipCode': ['ZIP code', '邮编'],
  'recipient.countryCode': ['country', '国家/地区'],
  'recipient.phone': ['phone', '电话'],
  'recipient.email': ['email', '邮箱'],
  currency: ['currency', '币种'],
  totalAmount: ['total', '总金额'],
  lines: ['items', '商品'],
  'lines.skuCode': ['SKU of an item', '商品 SKU'],
  'lines.skuName': ['name of an item', '商品名称'],
  'lines.quantity': ['quantity of an item', '商品数量'],
  'lines.unitPrice': ['price of an item', '商品单价'],
};

/** The invalid parts, each once, in both languages. */
function reasonOf({ issues }: z.ZodError): UnreadableOrder['reason'] {
  const names = new Map(
    issues.map(({ path }) => {
      const [first = '', second = ''] = path.filter((step) => typeof step !== 'number').map(String);
      const part = parts[`${first}.${second}`] ?? parts[first] ?? ([first, first] as const);
      return [part[0], part];
    }),
  );
  return unusable([...names.values()]);
}

const unusable = (all: readonly (readonly [string, string])[]): UnreadableOrder['reason'] =>
  storeMessages.orderUnusable({
    parts: {
      en: all.map(([english]) => english).join(', '),
      zh: all.map(([, chinese]) => chinese).join('、'),
    },
  });

/** An order of a channel as read, before validation. */
export interface OrderDraft {
  externalId: string;
  orderNo: string | null;
  order: unknown;
  /** The original data. */
  content: unknown;
}

/** An order with more lines than one can have. */
export const tooManyLines = (
  externalId: string,
  orderNo: string | null,
  content: unknown,
): UnreadableOrder => ({
  externalId,
  orderNo,
  content,
  reason: unusable([parts.lines!]),
});

/** Money has the decimals of its currency, unit prices four more (decision D27). */
function exact(order: ChannelOrder): ChannelOrder {
  const places = order.currency === null ? 3 : decimalPlaces(order.currency);
  const priced = <Line extends { unitPrice: number | null }>(line: Line): Line => ({
    ...line,
    unitPrice: rounded(line.unitPrice, places + 4),
  });
  return {
    ...order,
    totalAmount: rounded(order.totalAmount, places),
    lines: order.lines.map(priced),
    notPacked: order.notPacked.map(priced),
  };
}

const addressed = z.looseObject({ recipient: z.record(z.string(), z.unknown()) });
const longestName = 500;

/** Normalized texts (decision D28), with the address in its country's format. */
function asMeant(order: unknown): unknown {
  const plain = plainTexts(order);
  const { data } = addressed.safeParse(plain);
  return data ? { ...data, recipient: channelAddress(data.recipient) } : plain;
}

/** Each text decoded once: without HTML entities, in normal form, and names of goods truncated to our limit. */
function plainTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    const text = normalForm(withoutEntities(value));
    return key === 'skuName' ? beginning(text.trim(), longestName) : text;
  }
  if (Array.isArray(value)) return value.map((one) => plainTexts(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainTexts(one, name)]));
}

const ended = z.object({ state: z.enum(['shipped', 'cancelled', 'removed']) });

/**
 * Separates orders into those that can be imported and others, stored with the reason; except those that are finished at the
 * channel: nothing remains to be done for them.
 */
export function checkedOrders(
  drafts: readonly OrderDraft[],
): Required<Pick<ChannelPage, 'orders' | 'unreadable' | 'closed'>> {
  const orders: ChannelOrder[] = [];
  const unreadable: UnreadableOrder[] = [];
  const closed: Pick<ChannelOrder, 'externalId' | 'state'>[] = [];
  for (const { externalId, orderNo, order, content } of drafts) {
    const checked = due.safeParse(asMeant(order));
    const over = ended.safeParse(order);
    if (checked.success) orders.push(exact(checked.data));
    else if (over.success) closed.push({ externalId, state: over.data.state });
    else unreadable.push({ externalId, orderNo, content, reason: reasonOf(checked.error) });
  }
  return { orders, unreadable, closed };
}
