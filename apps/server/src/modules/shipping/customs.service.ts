import { customsMessages } from '@lading/contracts/orders';
import { crossesCustoms, eeiBasisOf, type CustomsDeclared } from '@lading/contracts/shipping';
import type { Address } from '@lading/contracts/core';
import type { Trx } from '../../platform/database.ts';
import { refused, RequestError } from '../../platform/request-error.ts';
import { customsGoods, type CustomsItem } from '../orders/index.ts';
import type { CarrierRequest } from './carriers/carrier-adapter.ts';
import { codeToFile } from './eei/eei-rules.ts';
import { readSettings } from './shipping-defaults.store.ts';

interface Border {
  from: Address;
  to: Address;
  orderId: string | null;
  isReturn: boolean;
}

function requireFiling(items: readonly CustomsItem[], currency: string): void {
  if (currency !== 'USD') return;
  const code = codeToFile(items);
  if (code !== undefined) throw refused(customsMessages.itnMissing({ code }));
}

/**
 * What is declared of an order that crosses a border, or why that cannot be done: some carriers need it, others do not (shipping design,
 * "Customs"). Nothing where no border is crossed, and nothing without an order.
 */
export async function customsOf(
  trx: Trx,
  { from, to, orderId, isReturn }: Border,
  given: CustomsDeclared | undefined,
): Promise<Pick<CarrierRequest, 'customs' | 'customsMissing'>> {
  if (orderId === null || !crossesCustoms(from, to)) return {};
  const contents = isReturn ? ('RETURN' as const) : ('SALE' as const);
  const signer = (await readSettings(trx)).customsSigner || from.name || from.company || '';
  const declared = given ?? { contents, terms: 'DAP' as const, signer };
  try {
    if (declared.signer.trim() === '') throw refused(customsMessages.signerMissing());
    const { items, currency } = await customsGoods(trx, orderId);
    if (eeiBasisOf(from, to, declared.itn) === 'BELOW') requireFiling(items, currency);
    return { customs: { ...declared, currency, items } };
  } catch (error) {
    if (error instanceof RequestError) return { customsMissing: error.text };
    throw error;
  }
}
