import type { Address } from '@lading/contracts/core';
import { eeiBasisOf, eeiCitation, isFiledAtAnyValue } from '@lading/contracts/shipping';
import type { Trx } from '../../../platform/database.ts';
import { readSettings } from '../shipping-defaults.store.ts';
import { readCitations } from './eei-history.store.ts';
import { filingDue, type ExportedGoods } from './eei-rules.ts';

/** An export to print documents for. */
interface Going {
  orderId: string;
  /** Undefined: the order as a whole. */
  shipmentId: string | undefined;
  from: Address;
  to: Address;
  /** YYYY-MM-DD. */
  day: string;
}

/**
 * The citation that stands on the documents of an export from the US (15 CFR 30.7; 30.37(a)): as recorded with its labels or
 * entered since. Before there is a label: the exemption that the goods have by themselves.
 *
 * @returns null if the goods do not leave the US, and while they must be filed and no ITN is known
 */
export async function eeiLegend(
  trx: Trx,
  goods: ExportedGoods,
  { orderId, shipmentId, from, to, day }: Going,
): Promise<string | null> {
  const basis = eeiBasisOf(from, to, undefined);
  if (basis === null) return null;
  const recorded = await readCitations(trx, { orderId, shipmentId });
  if (recorded.length > 0) return recorded.join(', ');
  if (basis === 'BELOW') {
    if (isFiledAtAnyValue(from, to) && !(await readSettings(trx)).ear99) return null;
    if (filingDue(goods, day)) return null;
  }
  return eeiCitation({ basis, itn: null });
}
