import type { Address } from '@lading/contracts/core';
import {
  customsMessages,
  type CustomsForm,
  type CustomsFormRequest,
  type OrderDetail,
} from '@lading/contracts/orders';
import { crossesCustoms, type SenderTaxId } from '@lading/contracts/shipping';
import type { Clock } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { writePdf } from '../../platform/documents/write-pdf.ts';
import type { FileReply } from '../../platform/replies.ts';
import { refused } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { wallClock } from '../../platform/spreadsheets/wall-clock.ts';
import { readTimeZone } from '../identity/index.ts';
import { readCustomsFacts, resolveSkus } from '../products/index.ts';
import { customsForm } from './customs-form-layout.ts';
import {
  customsItems,
  formWithinLimits,
  grossGrams,
  type CustomsItem,
  type DollarsOf,
} from './customs-form-rules.ts';
import { readOrderDetail } from './order-detail.store.ts';
import { partiesOfShipment, senderOfShipments } from './order-shipments.store.ts';

/** The organization's tax numbers that accompany goods to a country. */
export type TaxIdsOf = (
  trx: Trx,
  goods: { items: readonly CustomsItem[]; currency: string },
  going: { countryCode: string; day: string },
) => Promise<readonly SenderTaxId[]>;

/** The citation of an export from the US for its documents (15 CFR 30.7); null for other shipments, and while none is known. */
export type CitationOf = (
  trx: Trx,
  goods: { items: readonly CustomsItem[]; currency: string },
  going: { orderId: string; shipmentId: string | undefined; from: Address; to: Address; day: string },
) => Promise<string | null>;

/** @throws RequestError 400 naming what is missing */
async function itemsOf(trx: Trx, order: OrderDetail, form: CustomsForm) {
  const codes = order.lines.map(({ skuCode }) => skuCode);
  const goods = await resolveSkus(trx, codes, order.storeId ?? null);
  const productIds = [...goods.values()].flatMap((parts) => parts.map(({ productId }) => productId));
  const facts = await readCustomsFacts(trx, productIds);
  return customsItems(order, goods, facts, form);
}

/**
 * The customs declaration that a carrier makes for the goods of an order, with the choices made for the order.
 *
 * @throws RequestError 404 for an order that is not the organization's, 400 naming what is missing
 */
export async function customsGoods(trx: Trx, orderId: string) {
  const order = await requireRow(orderId, () => readOrderDetail(trx, orderId));
  // As complete as for the most demanding form.
  return { ...(await itemsOf(trx, order, 'CN23')), chosen: order.customs ?? null };
}

/** What the lines of an order were sold for, for goods that cannot be declared; lines without a price are left out. */
export async function orderPrices(
  trx: Trx,
  orderId: string,
): Promise<{ amount: number; currency: string }[]> {
  const order = await requireRow(orderId, () => readOrderDetail(trx, orderId));
  return order.lines.flatMap(({ unitPrice, quantity, currency }) =>
    unitPrice ? { amount: unitPrice * quantity, currency: currency ?? order.currency ?? 'USD' } : [],
  );
}

/**
 * A customs form of an order, or of one of its shipments, as PDF (shipping design, "Customs"); a CN 23 instead of a CN 22 above its limits.
 *
 * @throws RequestError 404 for an order that is not the organization's, 400 naming what is missing
 */
export async function customsFormFile(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  {
    clock,
    taxIdsOf,
    citationOf,
    dollarsOf,
  }: { clock: Clock; taxIdsOf: TaxIdsOf; citationOf: CitationOf; dollarsOf: DollarsOf },
  { orderId, shipmentId, ...request }: CustomsFormRequest,
): Promise<FileReply> {
  const { day, ...content } = await db(async (trx) => {
    // The day on which it is signed, where the person is.
    const day = wallClock(await readTimeZone(trx, user.userId))(clock.now()).text.slice(0, 10);
    const found = await requireRow(orderId, () => readOrderDetail(trx, orderId));
    const shipped =
      shipmentId === undefined
        ? undefined
        : await requireRow(shipmentId, () => partiesOfShipment(trx, { orderId, shipmentId }));
    const from = shipped?.sender ?? found.sender ?? (await senderOfShipments(trx, orderId));
    const to = shipped?.recipient ?? found.recipient;
    const order = { ...found, sender: from, recipient: to };
    if (!from?.countryCode) throw refused(customsMessages.noSender());
    if (!crossesCustoms(from, to)) throw refused(customsMessages.notAbroad());
    const goods = await itemsOf(trx, order, request.form);
    const going = { countryCode: to.countryCode ?? '', day };
    // A return is declared by its sender.
    const taxIds = shipped?.isReturn ? [] : await taxIdsOf(trx, goods, going);
    const citation = await citationOf(trx, goods, { orderId, shipmentId, from, to, day });
    return { day, order, ...goods, taxIds, citation };
  });
  const weighed = { ...content, gross: grossGrams(content.order) };
  const form = formWithinLimits(request.form, weighed, { dollarsOf, day });
  const pdf = await writePdf(customsForm({ ...content, ...request, form, day }));
  const name = content.order.orderNo.replaceAll(/[\\/:*?"<>|]/g, '_');
  return {
    fileName: `Customs ${name}.pdf`,
    contentType: 'application/pdf',
    content: pdf,
    bytes: pdf.byteLength,
  };
}
