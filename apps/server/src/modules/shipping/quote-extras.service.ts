import type { QuoteRequest } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { CarrierRequest } from './carriers/carrier-adapter.ts';
import { customsOf } from './customs.service.ts';
import { readCashOnDelivery } from './quote.store.ts';

type CustomsParameters = Parameters<typeof customsOf>;

/**
 * What a label needs besides its way and its packages: the declaration for customs, and the amount to collect, which is that of its order
 * unless it is given. A return collects nothing, and a second label not again (decision 0124).
 *
 * @throws RequestError as {@link customsOf}
 */
export async function extrasOf(
  trx: Trx,
  border: CustomsParameters[1],
  given: QuoteRequest,
  earlier: CustomsParameters[3],
): Promise<Pick<CarrierRequest, 'cod'> & Awaited<ReturnType<typeof customsOf>>> {
  const isFurther = given.returnOf !== undefined || given.relabelOf !== undefined;
  const ofOrder = border.orderId === null || isFurther ? null : await readCashOnDelivery(trx, border.orderId);
  return { cod: given.cod ?? ofOrder, ...(await customsOf(trx, border, given, earlier)) };
}
