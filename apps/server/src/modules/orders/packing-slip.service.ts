import type { OrderDetail, PackingSlipRequest } from '@lading/contracts/orders';
import type { SignedInContext } from '../../platform/context.ts';
import type { FileReply } from '../../platform/replies.ts';
import { notFound } from '../../platform/request-error.ts';
import { runWorker } from '../../platform/workers/run-worker.ts';
import { readOrderDetail } from './order-detail.store.ts';
import type { SlipStyle } from './packing-slip-layout.ts';
import { packingSlipTexts } from './packing-slip-texts.ts';

/** The input of the worker. */
export interface SlipJob {
  orders: OrderDetail[];
  style: SlipStyle;
}

const workerMs = 60_000;

/**
 * The packing slips of orders as one PDF, in the order given.
 *
 * @throws RequestError 404 when one of the orders is not the organization's
 */
export async function packingSlipFile(
  { db, user, signal }: Pick<SignedInContext, 'db' | 'user' | 'signal'>,
  { orderIds, ...style }: PackingSlipRequest,
): Promise<FileReply> {
  const orders = await db(async (trx) => {
    const found: OrderDetail[] = [];
    for (const orderId of orderIds) {
      const order = await readOrderDetail(trx, orderId);
      if (!order) throw notFound();
      found.push(order);
    }
    return found;
  });
  const data: SlipJob = { orders, style };
  const url = new URL('./packing-slips.worker.ts', import.meta.url);
  const content = (await runWorker({
    url,
    data,
    orgId: user.orgId,
    milliseconds: workerMs,
    signal,
  })) as Uint8Array;
  const subject = orders.length === 1 ? orders[0]!.orderNo : `${orders.length}`;
  return {
    fileName: `${packingSlipTexts[style.language].title} ${subject.replaceAll(/[\\/:*?"<>|]/g, '_')}.pdf`,
    contentType: 'application/pdf',
    content: Buffer.from(content),
    bytes: content.byteLength,
  };
}
