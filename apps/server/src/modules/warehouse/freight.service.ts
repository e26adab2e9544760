import type { Address } from '@lading/contracts/core';
import {
  freightApi,
  warehouseMessages,
  type FreightDraft,
  type OutboundDetail,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { writePdf } from '../../platform/documents/write-pdf.ts';
import { once } from '../../platform/once.ts';
import type { FileReply } from '../../platform/replies.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { resolveSkus } from '../products/index.ts';
import { billOfLading } from './bill-of-lading.ts';
import { insertFreight, readBillOfLading } from './freight.store.ts';
import { requireConnected, requireKnownSkus } from './client-draft.service.ts';
import type { outboundService } from './outbound.service.ts';

/** Freight without its goods; an imported address may be incomplete. */
export type FreightHead = Omit<FreightDraft, 'lines' | 'recipient'> & { recipient: Address };
/** An article with what its SKU, bundle or alias stands for. */
interface FreightGoods {
  skuCode: string;
  quantity: number;
  parts: readonly { productId: string; quantity: number }[];
}
type Caller = Pick<SignedInContext, 'db' | 'idempotencyKey'> & { user: { userId: string } };

/** A client's freight in a warehouse: an outbound with truck data (warehouse design, b and c). */
export function freightService(outbounds: ReturnType<typeof outboundService>) {
  /** Writes freight with known goods; undefined when its number is taken in the warehouse. */
  async function placeGoods(
    trx: Trx,
    freight: FreightHead,
    goods: readonly FreightGoods[],
    userId: string,
  ): Promise<string | undefined> {
    const { warehouseId, clientRef, recipient, shipBy, scac } = freight;
    const head = { warehouseId, orderId: null, clientRef, recipient, shipBy: shipBy ?? null };
    const placed = { ...head, ...(scac && { carrierName: scac }), goods };
    const outboundId = await outbounds.place(trx, placed, userId);
    if (outboundId !== undefined) await insertFreight(trx, outboundId, freight);
    return outboundId;
  }

  async function place(trx: Trx, draft: FreightDraft, userId: string): Promise<string> {
    const { warehouseId, lines } = draft;
    await requireConnected(trx, warehouseId);
    const goods = await resolveSkus(
      trx,
      lines.map(({ skuCode }) => skuCode),
      null,
    );
    requireKnownSkus(lines, goods);
    const wanted = lines.map((line) => ({ ...line, parts: goods.get(line.skuCode)! }));
    const outboundId = await placeGoods(trx, draft, wanted, userId);
    if (outboundId === undefined) throw fieldFault('clientRef', warehouseMessages.referenceTaken());
    return outboundId;
  }

  return {
    placeGoods,

    /** @throws RequestError 400 with every invalid field */
    save: ({ db, user, idempotencyKey: key }: Caller, draft: FreightDraft): Promise<OutboundDetail> =>
      db((trx) =>
        once(trx, { id: freightApi.calls.saveFreight.id, key }, async () =>
          outbounds.requireOutbound(trx, await place(trx, draft, user.userId)),
        ),
      ),
  };
}

/** The bill of lading of freight, for its client or the floor. @throws RequestError 404 for a parcel, or another organization's freight */
export async function billOfLadingFile(
  read: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>,
  outboundId: string,
): Promise<FileReply> {
  const found = await requireRow(outboundId, () => read((trx) => readBillOfLading(trx, outboundId)));
  const content = await writePdf(billOfLading(found));
  return {
    fileName: `${found.freight.bolNo}.pdf`,
    contentType: 'application/pdf',
    content,
    bytes: content.byteLength,
  };
}
