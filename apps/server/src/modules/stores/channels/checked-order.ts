import { storeMessages } from '@lading/contracts/stores';
import { z } from 'zod';
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

/** What an order must have to be shipped, whichever channel it comes from. */
const due = z.object({
  externalId: needed(100),
  orderNo: needed(100),
  state: z.enum(['open', 'on-hold', 'partly-shipped', 'shipped', 'cancelled', 'removed']),
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
        skuName: text(500),
        quantity: z.number().int().min(1).max(1_000_000),
        unitPrice: amount,
      }),
    )
    .min(1)
    .max(1_000),
});

/** What a part of an order is called. */
const parts: Record<string, readonly [string, string]> = {
  orderNo: ['order number', '订单号'],
  createdAt: ['order time', '下单时间'],
  recipient: ['recipient', '收件人'],
  'recipient.name': ['recipient name', '收件人姓名'],
  'recipient.addressLine1': ['street', '街道地址'],
  'recipient.city': ['city', '城市'],
  'recipient.countryCode': ['country', '国家'],
  currency: ['currency', '币种'],
  totalAmount: ['total', '总金额'],
  lines: ['items', '商品'],
};

/** The parts at fault, each once, in the words of both languages. */
function reasonOf({ issues }: z.ZodError): UnreadableOrder['reason'] {
  const names = new Map(
    issues.map(({ path }) => {
      const [first = '', second = ''] = path.map(String);
      const part = parts[`${first}.${second}`] ?? parts[first] ?? ([first, first] as const);
      return [part[0], part];
    }),
  );
  const all = [...names.values()];
  return storeMessages.orderUnusable({
    parts: {
      en: all.map(([english]) => english).join(', '),
      zh: all.map(([, chinese]) => chinese).join('、'),
    },
  });
}

/** An order of a channel as it was read, before it is known whether it will do. */
export interface OrderDraft {
  externalId: string;
  orderNo: string | null;
  order: unknown;
  /** As it came. */
  content: unknown;
}

/** Parts what was read into orders that can be taken over and others, which are kept with the reason. */
export function checkedOrders(drafts: readonly OrderDraft[]): Pick<ChannelPage, 'orders' | 'unreadable'> {
  const orders: ChannelOrder[] = [];
  const unreadable: UnreadableOrder[] = [];
  for (const { externalId, orderNo, order, content } of drafts) {
    const checked = due.safeParse(order);
    if (checked.success) orders.push(checked.data);
    else unreadable.push({ externalId, orderNo, content, reason: reasonOf(checked.error) });
  }
  return { orders, unreadable };
}
