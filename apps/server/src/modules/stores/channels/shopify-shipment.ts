import { storeMessages } from '@lading/contracts/stores';
import { z } from 'zod';
import type { ChannelShipment } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';
import { lineCode } from './line-code.ts';
import { takenOf } from './shipped-lines-rules.ts';

/** What of an order is fulfilled, and what can be. */
const orderQuery = `
query OrderFulfillment($id: ID!) {
  order(id: $id) {
    fulfillments(first: 100) { id status trackingInfo(first: 25) { number } }
    fulfillmentOrders(first: 50) {
      nodes {
        id
        status
        supportedActions { action }
        assignedLocation { location { id } }
        lineItems(first: 100) { nodes { id sku remainingQuantity variant { legacyResourceId } } }
      }
    }
  }
}`;

const createMutation = `
mutation ReportShipment($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { message } }
}`;

const cancelMutation = `
mutation WithdrawShipment($id: ID!) {
  fulfillmentCancel(id: $id) { fulfillment { id } userErrors { message } }
}`;

const text = z.string().nullish();
const orderReply = z.object({
  order: z
    .object({
      fulfillments: z.array(
        z.object({ id: z.string(), status: text, trackingInfo: z.array(z.object({ number: text })) }),
      ),
      fulfillmentOrders: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            status: text,
            supportedActions: z.array(z.object({ action: z.string() })),
            assignedLocation: z.object({ location: z.object({ id: text }).nullish() }).nullish(),
            lineItems: z.object({
              nodes: z.array(
                z.object({
                  ...{ id: z.string(), sku: text, remainingQuantity: z.number() },
                  variant: z.object({ legacyResourceId: z.string() }).nullish(),
                }),
              ),
            }),
          }),
        ),
      }),
    })
    .nullable(),
});
const outcome = z.object({ userErrors: z.array(z.object({ message: z.string() })) }).nullable();
const createReply = z.object({ fulfillmentCreate: outcome });
const cancelReply = z.object({ fulfillmentCancel: outcome });

/** Asks the store, see the connector. */
type Asked = <Reply>(shape: z.ZodType<Reply>, body: { query: string; variables: object }) => Promise<Reply>;

/** A key that reads orders need not be one that writes them. */
async function writing<Reply>(work: Promise<Reply>): Promise<Reply> {
  return work.catch((error: unknown) => {
    throw error instanceof ChannelError && error.why === 'refused' ? new ChannelError('cannotWrite') : error;
  });
}

function accept(answer: z.infer<typeof outcome>): void {
  const [first] = answer?.userErrors ?? [];
  if (first)
    throw new ChannelError('failed', { text: storeMessages.notTaken({ text: first.message.slice(0, 300) }) });
}

/**
 * Reports a shipment as a fulfillment with its tracking numbers, one for each place that the goods are assigned to; a withdrawn one cancels
 * it. Its numbers say whether it was reported before.
 */
export async function reportToShopify(ask: Asked, shipment: ChannelShipment): Promise<void> {
  const id = `gid://shopify/Order/${shipment.externalId}`;
  const { order } = await ask(orderReply, { query: orderQuery, variables: { id } });
  if (!order) throw new ChannelError('absent');
  const numbers = new Set(shipment.trackingNumbers);
  const standing = order.fulfillments.filter(
    ({ status, trackingInfo }) =>
      status !== 'CANCELLED' && trackingInfo.some(({ number }) => numbers.has(number ?? '')),
  );
  if (shipment.isVoided) {
    for (const one of standing) {
      const body = { query: cancelMutation, variables: { id: one.id } };
      accept((await writing(ask(cancelReply, body))).fulfillmentCancel);
    }
    return;
  }
  if (standing.length > 0) return;
  const open = order.fulfillmentOrders.nodes.filter(({ supportedActions }) =>
    supportedActions.some(({ action }) => action === 'CREATE_FULFILLMENT'),
  );
  const items = open.flatMap((one) =>
    one.lineItems.nodes.map((line) => ({
      ...{ orderId: one.id, place: one.assignedLocation?.location?.id ?? '' },
      ...{ id: line.id, open: line.remainingQuantity },
      skuCode: lineCode('shopify', {
        ...{ sku: line.sku, variantId: line.variant?.legacyResourceId, lineId: line.id },
      }).skuCode,
    })),
  );
  const taken = takenOf(shipment.lines, items);
  if (taken.length === 0) throw new ChannelError('nothingToShip');
  for (const ofPlace of Map.groupBy(taken, ({ place }) => place).values()) {
    const fulfillment = {
      lineItemsByFulfillmentOrder: [...Map.groupBy(ofPlace, ({ orderId }) => orderId)].map(
        ([fulfillmentOrderId, lines]) => ({
          fulfillmentOrderId,
          fulfillmentOrderLineItems: lines.map((line) => ({ id: line.id, quantity: line.quantity })),
        }),
      ),
      trackingInfo: { company: shipment.carrierName, numbers: shipment.trackingNumbers },
      notifyCustomer: true,
    };
    const body = { query: createMutation, variables: { fulfillment } };
    accept((await writing(ask(createReply, body))).fulfillmentCreate);
  }
}
