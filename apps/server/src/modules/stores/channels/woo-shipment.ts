import { z } from 'zod';
import type { ChannelShipment } from './channel-connector.ts';
import { ChannelError, writeFault } from './channel-error.ts';
import { partedLines } from './sold-lines.ts';
import { hasTooManyLines, wooChannel, wooLines, wooOrder, type WooOrder } from './woo-order.ts';
import { wooProducts } from './woo-products.ts';
import { wooRefunded } from './woo-refunds.ts';
import type { WooShop } from './woo-shop.ts';

const trackings = z.array(z.looseObject({ tracking_id: z.string(), tracking_number: z.string() }));
const notes = z.array(z.looseObject({ note: z.string().catch('') }));

/** Orders with nothing left to ship. */
const over = new Set<unknown>(['cancelled', 'refunded', 'failed', 'trash']);
/** Orders that the shop holds, or that wait for payment. */
const held = new Set<unknown>(['on-hold', 'pending']);

/** Carriers for which the Shipment Tracking extension creates links, by its names. */
const providers: Readonly<Record<string, string>> = { USPS: 'USPS', UPS: 'UPS', FedEx: 'Fedex' };

/**
 * Reports a shipment to WooCommerce, which has no shipments itself: to the Shipment Tracking extension if the store has it and it knows the
 * carrier, and by a note to the customer, which contains our number and so shows whether it was reported before. A completely shipped
 * order is completed, unless the shop holds it; a withdrawn shipment reverts all of that.
 */
export async function reportToWoo(shop: WooShop, shipment: ChannelShipment): Promise<void> {
  const { address, headers, ask } = shop;
  const id = encodeURIComponent(shipment.externalId);
  const orderUrl = new URL(`${address}/wp-json/wc/v3/orders/${id}`);
  const notesUrl = new URL(`${orderUrl.href}/notes`);
  const trackingUrl = `${address}/wp-json/wc-shipment-tracking/v3/orders/${id}/shipment-trackings`;
  const read = async <Reply>(schema: z.ZodType<Reply>, url: URL): Promise<Reply> => {
    const reply = schema.safeParse((await ask(url, { headers })).content);
    if (!reply.success) throw new ChannelError('unusable');
    return reply.data;
  };
  const write = (url: URL, more: { body?: object; method?: 'DELETE' }) =>
    ask(url, { headers, ...more, isAct: true }).catch((error: unknown) => {
      throw writeFault(error);
    });
  /** Undefined: the store does not have the extension. */
  const known = () =>
    read(trackings, new URL(trackingUrl)).catch((error: unknown) => {
      if (error instanceof ChannelError && error.why === 'absent') return undefined;
      throw error;
    });

  const order = await read(wooOrder, orderUrl);
  const { status } = order;
  const said = (await read(notes, notesUrl)).map(({ note }) => note);
  const { reference, carrierName, trackingNumbers, voidedNumbers } = shipment;
  const mark = `${reference}: `;
  const shipped = `${mark}${carrierName} ${trackingNumbers.join(', ')}`;
  const withdrawn = (numbers: readonly string[]) => `${mark}${numbers.join(', ')} was withdrawn`;
  const ofOurs = said.filter((note) => note.includes(mark));
  const takenBack = ofOurs.filter((note) => note.includes('was withdrawn'));
  // Regardless of its packages at that time.
  const toldOf = ofOurs.filter((note) => !takenBack.includes(note));
  const isTold = toldOf.length > 0;
  const isIn = (some: readonly string[], number: string) => some.some((note) => note.includes(number));
  /** Told numbers of void labels that the store still takes for valid. */
  const news = voidedNumbers.filter((number) => isIn(toldOf, number) && !isIn(takenBack, number));
  const takeTrackings = async (numbers: readonly string[]) => {
    for (const one of (await known()) ?? [])
      if (numbers.includes(one.tracking_number))
        await write(new URL(`${trackingUrl}/${encodeURIComponent(one.tracking_id)}`), { method: 'DELETE' });
  };
  const open = async () => {
    // An order without this report was not completed by this shipment.
    if (status === 'completed' && isTold) await write(orderUrl, { body: { status: 'processing' } });
  };

  if (shipment.isVoided) {
    await takeTrackings([...trackingNumbers, ...voidedNumbers]);
    await open();
    // Some may have become void before, in a report that was not made any more since all of them are.
    const gone = [...trackingNumbers.filter((number) => !isIn(takenBack, number)), ...news];
    // A parcel without numbers is withdrawn as a whole.
    const isNews = gone.length > 0 || takenBack.length === 0;
    if (isTold && isNews) await write(notesUrl, { body: { note: withdrawn(gone) } });
    return;
  }
  if (over.has(status)) throw new ChannelError('nothingToShip');
  const provider = providers[carrierName];
  const extension = provider === undefined ? undefined : await known();
  const numbers = new Set(extension?.map((one) => one.tracking_number));
  if (extension)
    for (const number of trackingNumbers)
      if (!numbers.has(number))
        await write(new URL(trackingUrl), { body: { tracking_provider: provider, tracking_number: number } });
  // The extension notifies the customer; without it the note does.
  const tell = (note: string) => write(notesUrl, { body: { note, customer_note: !extension } });
  if (!isTold) await tell(shipped);
  if (voidedNumbers.length > 0) {
    await takeTrackings(voidedNumbers);
    if (news.length > 0) await tell(withdrawn(news));
    const added = isTold ? trackingNumbers.filter((number) => !isIn(toldOf, number)) : [];
    if (added.length > 0) await tell(`${mark}${carrierName} ${added.join(', ')}`);
    // Some of its packages stay behind: the order is not completely shipped, even if its lines suggest so.
    if (shipment.isInPart) return open();
  }
  const packed = shipment.lines.reduce((sum, { quantity }) => sum + quantity, shipment.unitsBefore);
  if (status === 'completed' || packed < (await owedUnits(shop, order))) return;
  // Completing it would end the hold, and mark it as paid.
  if (held.has(status)) throw new ChannelError('heldThere');
  await write(orderUrl, { body: { status: 'completed' } });
}

/** The number of units to ship: without refunded and unshippable ones; infinite when the order has too many lines to count. */
async function owedUnits(shop: WooShop, order: WooOrder): Promise<number> {
  if (hasTooManyLines(order)) return Infinity;
  const goods = await wooProducts(shop)(order.line_items);
  // Counted as goods, a download would keep the order from ever being completed: the report is repeated later.
  if (!order.line_items.every(goods.isKnown)) throw new ChannelError('unreachable');
  const units = order.refunds.length > 0 ? (await wooRefunded(shop, order)).units : new Map<string, number>();
  const { lines } = partedLines(wooChannel, wooLines(order, units, goods).sold, 'open');
  return lines.reduce((sum, { quantity }) => sum + Number(quantity), 0);
}
