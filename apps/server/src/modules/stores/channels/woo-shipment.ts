import { z } from 'zod';
import type { ChannelShipment } from './channel-connector.ts';
import { ChannelError, writeFault } from './channel-error.ts';
import { partedLines } from './sold-lines.ts';
import { wooChannel, wooLines, wooOrder, type WooOrder } from './woo-order.ts';
import { wooRefunded } from './woo-refunds.ts';
import type { WooShop } from './woo-shop.ts';
import { wooVirtual } from './woo-virtual.ts';

const trackings = z.array(z.looseObject({ tracking_id: z.string(), tracking_number: z.string() }));
const notes = z.array(z.looseObject({ note: z.string().catch('') }));

/** Orders of which nothing is to be shipped any more. */
const over = new Set<unknown>(['cancelled', 'refunded', 'failed', 'trash']);
/** Orders that the shop holds back, or that wait for their money. */
const held = new Set<unknown>(['on-hold', 'pending']);

/** Carriers that the Shipment Tracking extension links to by itself, as it names them. */
const providers: Readonly<Record<string, string>> = { USPS: 'USPS', UPS: 'UPS', FedEx: 'Fedex' };

/**
 * Reports a shipment to WooCommerce, which knows none by itself: to the Shipment Tracking extension where the store has it and knows the
 * carrier, and by a note to the customer, which holds our number of it and so says whether it was reported before. An order that is shipped
 * whole is completed, once the shop does not hold it; a withdrawn shipment takes all of it back.
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
  const shipped = `${shipment.reference}: ${shipment.carrierName} ${shipment.trackingNumbers.join(', ')}`;
  const withdrawn = `${shipment.reference}: ${shipment.trackingNumbers.join(', ')} was withdrawn`;
  const isSaid = (note: string) => said.some((one) => one.includes(note));

  if (shipment.isVoided) {
    for (const one of (await known()) ?? [])
      if (shipment.trackingNumbers.includes(one.tracking_number))
        await write(new URL(`${trackingUrl}/${encodeURIComponent(one.tracking_id)}`), { method: 'DELETE' });
    // It was not this shipment that completed an order that was never told of it.
    if (status === 'completed' && isSaid(shipped)) await write(orderUrl, { body: { status: 'processing' } });
    if (isSaid(shipped) && !isSaid(withdrawn)) await write(notesUrl, { body: { note: withdrawn } });
    return;
  }
  if (over.has(status)) throw new ChannelError('nothingToShip');
  const provider = providers[shipment.carrierName];
  const extension = provider === undefined ? undefined : await known();
  const numbers = new Set(extension?.map((one) => one.tracking_number));
  if (extension)
    for (const number of shipment.trackingNumbers)
      if (!numbers.has(number))
        await write(new URL(trackingUrl), { body: { tracking_provider: provider, tracking_number: number } });
  // The extension tells the customer; without it the note does.
  if (!isSaid(shipped)) await write(notesUrl, { body: { note: shipped, customer_note: !extension } });
  const packed = shipment.lines.reduce((sum, { quantity }) => sum + quantity, shipment.unitsBefore);
  if (status === 'completed' || packed < (await owedUnits(shop, order))) return;
  // To complete it would end the hold, and call it paid.
  if (held.has(status)) throw new ChannelError('heldThere');
  await write(orderUrl, { body: { status: 'completed' } });
}

/** How many units of an order are to be shipped: without what was paid back, and what no parcel holds. */
async function owedUnits(shop: WooShop, order: WooOrder): Promise<number> {
  const isVirtual = await wooVirtual(shop)(order.line_items);
  const units = order.refunds.length > 0 ? (await wooRefunded(shop, order)).units : new Map<string, number>();
  const { lines } = partedLines(wooChannel, wooLines(order, units, isVirtual), 'open');
  return lines.reduce((sum, { quantity }) => sum + Number(quantity), 0);
}
