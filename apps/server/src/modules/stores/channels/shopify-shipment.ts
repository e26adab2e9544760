import { storeMessages } from '@lading/contracts/stores';
import { z } from 'zod';
import type { ChannelShipment } from './channel-connector.ts';
import { ChannelError, writeFault } from './channel-error.ts';
import { takenOf, withoutReported } from './shipped-lines-rules.ts';
import type { ShopifyAsked } from './shopify-ask.ts';
import { fulfilledLines, fulfillmentsOf, openLines, soldCodes } from './shopify-fulfillments.ts';

const createMutation = `
mutation ReportShipment($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { message } }
}`;

const cancelMutation = `
mutation WithdrawShipment($id: ID!) {
  fulfillmentCancel(id: $id) { fulfillment { id } userErrors { message } }
}`;

const numbersMutation = `
mutation RenumberShipment($id: ID!, $trackingInfo: FulfillmentTrackingInput!) {
  fulfillmentTrackingInfoUpdate(fulfillmentId: $id, trackingInfoInput: $trackingInfo) {
    fulfillment { id }
    userErrors { message }
  }
}`;

/** Units of goods. */
interface Goods {
  skuCode: string;
  quantity: number;
}

const outcome = z.object({ userErrors: z.array(z.object({ message: z.string() })) }).nullable();
const createReply = z.object({ fulfillmentCreate: outcome });
const numbersReply = z.object({ fulfillmentTrackingInfoUpdate: outcome });
const cancelReply = z.object({ fulfillmentCancel: outcome });

/** A key that reads orders may lack write access. */
async function writing<Reply>(work: Promise<Reply>): Promise<Reply> {
  return work.catch((error: unknown) => {
    throw writeFault(error);
  });
}

/** Whether a fulfillment has numbers of void labels, or lacks those of others. */
function isOther(
  known: readonly { number?: string | null | undefined }[],
  marks: readonly string[],
  voided: ReadonlySet<unknown>,
): boolean {
  const numbers = new Set(known.map(({ number }) => number));
  return [...numbers].some((number) => voided.has(number)) || marks.some((mark) => !numbers.has(mark));
}

function accept(answer: z.infer<typeof outcome>): void {
  const [first] = answer?.userErrors ?? [];
  if (first)
    throw new ChannelError('failed', { text: storeMessages.notTaken({ text: first.message.slice(0, 300) }) });
}

/**
 * Reports a shipment as fulfillments with its tracking numbers, one per assigned location; a withdrawn one cancels
 * them. Its numbers show what was reported before: a report interrupted between two locations is completed. Goods that the store
 * holds meanwhile are reported once released.
 */
export async function reportToShopify(ask: ShopifyAsked, shipment: ChannelShipment): Promise<void> {
  const orderId = `gid://shopify/Order/${shipment.externalId}`;
  const { fulfillments, open, held } = await fulfillmentsOf(ask, orderId);
  // A parcel without numbers is identified by our own number: we control no other field of a fulfillment.
  const { trackingNumbers, reference } = shipment;
  const marks = trackingNumbers.length > 0 ? trackingNumbers : [reference];
  const trackingInfo = { company: shipment.carrierName, numbers: marks };
  const voided = new Set<unknown>(shipment.voidedNumbers);
  const numbers = new Set([...marks, ...shipment.voidedNumbers]);
  const standing = fulfillments.filter(
    ({ status, trackingInfo }) =>
      status !== 'CANCELLED' && trackingInfo.some(({ number }) => numbers.has(number ?? '')),
  );
  if (shipment.isVoided) {
    for (const { id } of standing) {
      const body = { query: cancelMutation, variables: { id }, isAct: true };
      accept((await writing(ask(cancelReply, body))).fulfillmentCancel);
    }
    return;
  }
  // Units are not assigned to packages there: the fulfillment keeps its goods, and the numbers of the shipped packages.
  for (const { id, trackingInfo: known } of standing)
    if (voided.size > 0 && isOther(known, marks, voided)) {
      const body = { query: numbersMutation, variables: { id, trackingInfo }, isAct: true };
      accept((await writing(ask(numbersReply, body))).fulfillmentTrackingInfoUpdate);
    }
  const reported = [];
  for (const { id } of standing) reported.push(...(await fulfilledLines(ask, id)));
  const due = withoutReported(shipment.lines, reported);
  if (due.length === 0) return;
  const items = [];
  for (const { id: partId, place } of open)
    for (const { id, skuCode, quantity } of await openLines(ask, partId))
      items.push({ partId, place, id, skuCode, open: quantity });
  const wanted = new Set(due.map(({ skuCode }) => skuCode));
  const isFirst = standing.length === 0;
  const waiting: Goods[] = [];
  for (const id of held) waiting.push(...(await openLines(ask, id)));
  const isKnown = items.some(({ skuCode }) => wanted.has(skuCode));
  const isHeld = ({ skuCode, quantity }: Goods) =>
    quantity > 0 && (items.length === 0 || wanted.has(skuCode));
  if (!isKnown && waiting.some(isHeld)) throw new ChannelError('heldThere');
  // Goods with nothing open, because they were refunded or fulfilled otherwise, are not an alias for other open goods.
  if (isFirst && !isKnown && items.length > 0) {
    const sold = await soldCodes(ask, orderId);
    if ([...wanted].some((code) => sold.has(code))) throw new ChannelError('nothingToShip');
  }
  const taken = takenOf(due, isFirst ? items : items.filter(({ skuCode }) => wanted.has(skuCode)));
  if (taken.length === 0) {
    if (isFirst) throw new ChannelError('nothingToShip');
    // The earlier reports covered everything that the store had open.
    return;
  }
  for (const ofPlace of Map.groupBy(taken, ({ place }) => place).values()) {
    const fulfillment = {
      lineItemsByFulfillmentOrder: [...Map.groupBy(ofPlace, ({ partId }) => partId)].map(
        ([fulfillmentOrderId, lines]) => ({
          fulfillmentOrderId,
          fulfillmentOrderLineItems: lines.map((line) => ({ id: line.id, quantity: line.quantity })),
        }),
      ),
      trackingInfo,
      notifyCustomer: true,
    };
    const body = { query: createMutation, variables: { fulfillment }, isAct: true };
    accept((await writing(ask(createReply, body))).fulfillmentCreate);
  }
  const left = new Set(withoutReported(due, taken).map(({ skuCode }) => skuCode));
  if (waiting.some(({ skuCode, quantity }) => quantity > 0 && left.has(skuCode)))
    throw new ChannelError('heldThere');
}
