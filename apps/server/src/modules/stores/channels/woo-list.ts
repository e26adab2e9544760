import { z } from 'zod';
import { ChannelError } from './channel-error.ts';
import { pageSize } from './page-size.ts';
import { wooFields, wooOrder, type WooOrder } from './woo-order.ts';
import type { WooShop } from './woo-shop.ts';

const mostOrders = 50;
/** A list that changes faster than it is read is finally accepted as it is. */
const stepsBackAllowed = 50;
const mostOverlap = 16;
/** This many answers in a row without anything new mean that the list has no end. */
const idleAllowed = 100;

const rows = z.array(z.unknown());
const named = z.looseObject({ id: z.number().int(), number: z.string().nullish().catch(null) });
/** A store that returns this many orders in a row not even by id returns none, as one that refuses this many pages in a row. */
const mostUnnamed = 5;
const isOfQuestion = (fault: unknown): fault is ChannelError =>
  fault instanceof ChannelError && fault.isOfQuestion;

/** An order that the store does not return. */
interface MissingOrder {
  /** Undefined: not even its id. */
  id: number | undefined;
  orderNo: string | null;
  /** The order before it in the list. */
  after: number;
  /** Its number among those without an id after that one, from 1. */
  nth: number;
  fault: ChannelError;
}

/** A position in a list: the number of orders before it, and the last of them. */
interface Place {
  next: number;
  lastId: number;
}

/** The position in a started list. */
interface ListPlace extends Place {
  /** Orders read before. */
  read: number;
  /** The page size. */
  size: number;
  /** Its maximum, if that is less than usual. */
  most?: number | undefined;
}

/** The start of a list. */
export const listStart: ListPlace = { next: 0, lastId: 0, read: 0, size: mostOrders };

/** A part of a list. */
interface WooPart<At = Place | undefined> {
  orders: WooOrder[];
  missing: MissingOrder[];
  /** The position after it; undefined when unknown. */
  place: At;
}

/** The progress of reading a list. */
interface ListCount {
  read: number;
  /** The number of orders in the list, according to the store. */
  told: number;
}

/**
 * Reads a list of orders by id. There is no "orders after this id": each request starts at the last order of the one before, so that
 * orders leaving the list meanwhile are noticed, and it steps back; orders entering before that have changed, and come with the next pull. If a
 * store has more orders than were read, the list is read once more, by pages.
 */
export async function* wooList(
  shop: WooShop,
  filters: Record<string, string>,
  from: ListPlace,
): AsyncGenerator<WooPart<ListPlace | undefined>, ListCount> {
  const list = readerOf(shop, filters, from);
  const seen = new Set<number>();
  for await (const part of byLastId(list, from)) {
    const orders = part.orders.filter(({ id }) => !seen.has(id));
    const missing = part.missing.filter(({ id }) => id === undefined || !seen.has(id));
    for (const { id } of [...orders, ...missing]) if (id !== undefined) seen.add(id);
    yield {
      orders,
      missing,
      place: part.place && { ...part.place, read: from.read + seen.size, size: list.size.now },
    };
  }
  const read = from.read + seen.size;
  if (list.told() > read) {
    for await (const page of byPages(list)) {
      const orders = page.filter(({ id }) => !seen.has(id));
      for (const { id } of orders) seen.add(id);
      yield { orders, missing: [], place: undefined };
    }
  }
  // A list started earlier has been read twice now, and is counted once.
  const all = Math.max(read, seen.size);
  return { read: all, told: Math.max(list.told(), all) };
}

/** Requests parts of one list. */
function readerOf({ address, headers, ask }: WooShop, filters: Record<string, string>, from: ListPlace) {
  const size = pageSize(mostOrders, from);
  let total: number | undefined;

  async function given(place: { offset: number } | { page: number }, count: number, fields: string) {
    const url = new URL(`${address}/wp-json/wc/v3/orders`);
    const { offset = 0, page = 1 } = place as { offset?: number; page?: number };
    const query = {
      per_page: String(count),
      orderby: 'id',
      order: 'asc',
      ...filters,
      _fields: fields,
      ...(offset > 0 ? { offset: String(offset) } : { page: String(page) }),
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const startedAt = performance.now();
    // The second reading leaves out a page that fails, and must not do so because the store is busy.
    const isDivisible = count > 1 && 'offset' in place;
    const answer = await ask(url, { headers, tries: count === 1 ? 2 : 1, isDivisible });
    const content = rows.safeParse(answer.content);
    if (!content.success) throw new ChannelError('unusable');
    size.took(performance.now() - startedAt);
    const said = Number(answer.headers['x-wp-total'] ?? 'none');
    if (Number.isSafeInteger(said)) total = said;
    return content.data;
  }

  return {
    size,
    /** The store's latest count; 0 without one. */
    told: () => total ?? 0,
    /** Whether the list ends before that position. */
    isOver: (end: number, asked: number, got: number) =>
      got === 0 || (total === undefined ? got < asked : end >= total),
    async orders(place: { offset: number } | { page: number }, count: number): Promise<WooOrder[]> {
      const read = z.array(wooOrder).safeParse(await given(place, count, wooFields));
      if (!read.success) throw new ChannelError('unusable');
      return read.data;
    },
    /** Id and number of the order at a position; undefined when there is none, or it is not returned. */
    async named(offset: number): Promise<z.infer<typeof named> | undefined> {
      try {
        const [first] = await given({ offset }, 1, 'id,number');
        return named.safeParse(first).data;
      } catch (fault) {
        if (isOfQuestion(fault)) return undefined;
        throw fault;
      }
    },
  };
}
type Reader = ReturnType<typeof readerOf>;

async function* byLastId(list: Reader, from: Place): AsyncGenerator<WooPart> {
  const { size } = list;
  let { next, lastId } = from;
  let stepsBack = 0;
  let idle = 0;
  /** Number of orders that consecutive requests overlap: more of them, if more leave the list. */
  let overlap = 1;
  /** Orders without an id, in a row: given once another one shows that the store gives any. */
  let unnamed: MissingOrder[] = [];
  /** Requested without the overlap, which may contain the unreadable order: ids show whether the list has moved. */
  let isAlone = false;
  for (;;) {
    const offset = isAlone ? next : Math.max(0, next - overlap);
    const count = size.now + next - offset;
    let orders: WooOrder[];
    try {
      orders = await list.orders({ offset }, count);
    } catch (fault) {
      if (!isOfQuestion(fault)) throw fault;
      if (size.shrink()) continue;
      if (offset < next) {
        isAlone = true;
        continue;
      }
      const name = await list.named(next);
      const nth = unnamed.length + 1;
      unnamed.push({ id: name?.id, orderNo: name?.number ?? null, after: lastId, nth, fault });
      next += 1;
      isAlone = true;
      if (!name && nth >= mostUnnamed) throw fault;
      if (!name) continue;
      size.isolated();
      lastId = Math.max(lastId, name.id);
      yield { orders: [], missing: unnamed, place: { next, lastId } };
      unnamed = [];
      continue;
    }
    const [firstMissing] = unnamed;
    if (firstMissing) size.isolated();
    // All of several orders are missing, so it returns none.
    if (firstMissing && unnamed.length > 1 && orders.length === 0 && lastId === 0) throw firstMissing.fault;
    const before = isAlone && next > 0 ? await list.named(next - 1) : orders[0];
    const hasMoved = next > 0 && (before ? before.id > lastId : !isAlone);
    isAlone = false;
    if (hasMoved && stepsBack < stepsBackAllowed) {
      stepsBack += 1;
      // These are found again.
      unnamed = [];
      overlap = Math.min(mostOverlap, overlap * 4);
      next = Math.max(0, next - count);
      continue;
    }
    const fresh = orders.filter(({ id }) => id > lastId);
    idle = fresh.length > 0 ? 0 : idle + 1;
    if (idle > idleAllowed) throw new ChannelError('unusable');
    lastId = Math.max(lastId, ...fresh.map(({ id }) => id));
    next = offset + count;
    const isOver = list.isOver(next, count, orders.length);
    yield { orders: fresh, missing: unnamed, place: isOver ? undefined : { next, lastId } };
    unnamed = [];
    if (isOver) return;
  }
}

async function* byPages(list: Reader): AsyncGenerator<WooOrder[]> {
  const count = list.size.now;
  /** Refused pages in a row. */
  let refused = 0;
  for (let page = 1; ; page += 1) {
    let orders: WooOrder[] = [];
    try {
      orders = await list.orders({ page }, count);
      refused = 0;
    } catch (fault) {
      // Unreadable orders were reported before.
      if (!isOfQuestion(fault)) throw fault;
      if (fault.refusal !== undefined) refused += 1;
      // A store that by now refuses everything is not asked for every page: the next pull reads again.
      if (refused >= mostUnnamed || page * count >= list.told()) return;
      continue;
    }
    yield orders;
    if (list.isOver(page * count, count, orders.length)) return;
  }
}
