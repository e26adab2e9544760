import { z } from 'zod';
import { ChannelError } from './channel-error.ts';
import { phpList } from './php-list.ts';
import type { WooShop } from './woo-shop.ts';

const refunds = phpList(
  z.looseObject({
    amount: z.coerce.number().catch(0),
    line_items: phpList(
      z.looseObject({
        name: z.unknown().optional(),
        sku: z.unknown().optional(),
        product_id: z.unknown().optional(),
        variation_id: z.unknown().optional(),
        quantity: z.coerce.number().catch(0),
        total: z.coerce.number().catch(0),
        meta_data: phpList(z.looseObject({ key: z.string().catch(''), value: z.unknown().optional() })).catch(
          [],
        ),
      }),
    ).catch([]),
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
  const lineOf = lineFinder(order.line_items);
  for (const line of reply.data.flatMap(({ line_items }) => line_items)) {
    const id = lineOf(line);
    const count = Math.abs(line.quantity);
    if (id === undefined) isUnclear ||= count > 0 || line.total !== 0;
    else if (count > 0) units.set(id, (units.get(id) ?? 0) + count);
    else amounts.set(id, (amounts.get(id) ?? 0) + Math.abs(line.total));
  }
  for (const line of order.line_items) {
    const paidBack = amounts.get(String(line.id)) ?? 0;
    if (paidBack > 0 && isAllOf(paidBack, Number(line.total))) isUnclear = true;
  }
  const total = Number(order.total);
  const all = reply.data.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (total > 0 && isAllOf(all, total)) isUnclear = true;
  return { units, isUnclear };
}

/** Less than any currency has: sums of decimal amounts are not exact. */
const tolerance = 0.000_05;
const isAllOf = (paidBack: number, amount: number) => paidBack >= amount - tolerance;

/** Finds the refunded line: by its id, or the only one with the same goods. */
function lineFinder(lines: readonly OrderLine[]): (refunded: RefundLine) => string | undefined {
  const goods = (line: OrderLine) =>
    JSON.stringify([line.product_id ?? null, line.variation_id ?? null, line.sku || null, line.name ?? null]);
  const naming = (line: OrderLine) => JSON.stringify([line.sku || null, line.name ?? null]);
  const ids = new Set(lines.map((line) => String(line.id)));
  const byGoods = Map.groupBy(lines, goods);
  const byName = Map.groupBy(lines, naming);
  return (refunded) => {
    const named = refunded.meta_data.find(({ key }) => key === '_refunded_item_id')?.value;
    const id = typeof named === 'string' || typeof named === 'number' ? String(named).trim() : undefined;
    if (id !== undefined && ids.has(id)) return id;
    const same = byGoods.get(goods(refunded)) ?? [];
    const ofName = byName.get(naming(refunded)) ?? [];
    const [only] = same.length === 1 ? same : ofName.length === 1 ? ofName : [];
    return only && String(only.id);
  };
}
