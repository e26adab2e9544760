import { z } from 'zod';
import { ChannelError } from './channel-error.ts';
import type { WooShop } from './woo-shop.ts';

const refunds = z.array(
  z.looseObject({
    amount: z.coerce.number().catch(0),
    line_items: z
      .array(
        z.looseObject({
          name: z.unknown().optional(),
          sku: z.unknown().optional(),
          product_id: z.unknown().optional(),
          variation_id: z.unknown().optional(),
          quantity: z.coerce.number().catch(0),
          total: z.coerce.number().catch(0),
          meta_data: z
            .array(z.looseObject({ key: z.string().catch(''), value: z.unknown().optional() }))
            .catch([]),
        }),
      )
      .catch([]),
  }),
);
type RefundLine = z.infer<typeof refunds>[number]['line_items'][number];

/** A line of the order itself. */
type OrderLine = Record<string, unknown>;

/** The refunds of an order. */
export interface Refunded {
  /** Units, by the id of their line. */
  units: Map<string, number>;
  /** It names no goods: a person must check before anything is shipped. */
  isUnclear: boolean;
}

/** Reads the refunds of an order; the order itself only shows that there are some. */
export async function wooRefunded(
  { address, headers, ask }: WooShop,
  order: { id: number; total?: unknown; line_items: readonly OrderLine[] },
): Promise<Refunded> {
  const url = new URL(`${address}/wp-json/wc/v3/orders/${order.id}/refunds`);
  url.searchParams.set('per_page', '100');
  const reply = refunds.safeParse((await ask(url, { headers, tries: 2 })).content);
  if (!reply.success) throw new ChannelError('unusable');
  const units = new Map<string, number>();
  /** A refunded line without a quantity. */
  const amounts = new Map<string, number>();
  let isUnclear = false;
  for (const line of reply.data.flatMap(({ line_items }) => line_items)) {
    const id = lineOf(line, order.line_items);
    const count = Math.abs(line.quantity);
    if (id === undefined) isUnclear ||= count > 0 || line.total !== 0;
    else if (count > 0) units.set(id, (units.get(id) ?? 0) + count);
    else amounts.set(id, (amounts.get(id) ?? 0) + Math.abs(line.total));
  }
  for (const line of order.line_items) {
    const paidBack = amounts.get(String(line.id)) ?? 0;
    if (paidBack > 0 && paidBack >= Number(line.total)) isUnclear = true;
  }
  const total = Number(order.total);
  const all = reply.data.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (total > 0 && all >= total) isUnclear = true;
  return { units, isUnclear };
}

/** The refunded line: by its id, or the only one with the same goods. */
function lineOf(refunded: RefundLine, lines: readonly OrderLine[]): string | undefined {
  const named = refunded.meta_data.find(({ key }) => key === '_refunded_item_id')?.value;
  if (typeof named === 'string' || typeof named === 'number') {
    const id = String(named).trim();
    if (lines.some((line) => String(line.id) === id)) return id;
  }
  const goods = (line: OrderLine) =>
    JSON.stringify([line.product_id ?? null, line.variation_id ?? null, line.sku || null, line.name ?? null]);
  const same = lines.filter((line) => goods(line) === goods(refunded));
  if (same.length === 1) return String(same[0]!.id);
  const ofName = lines.filter(
    (line) => line.name === refunded.name && (line.sku || '') === (refunded.sku || ''),
  );
  return ofName.length === 1 ? String(ofName[0]!.id) : undefined;
}
