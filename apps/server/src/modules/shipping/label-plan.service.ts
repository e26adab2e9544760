import { packageOfPreset, type RatedPackage, type ServiceChoice } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { RowOptions } from './batches/batch.table.ts';
import { goodsOfOrder } from './goods-of-order.ts';
import { readLabelPlan, readOrderFacts } from './quote.store.ts';
import { readPreset } from './shipping-defaults.store.ts';

/** How a label is bought by the plan of its order. */
interface PlannedWay {
  choice: ServiceChoice;
  /** Those of a preset; absent: what the order asks for. */
  options?: RowOptions;
  /** That of a preset; absent: those of the order. */
  packages?: RatedPackage[];
}

/** What an automation rule has planned for the label of an order; undefined where none has, or its preset is gone. */
export async function plannedWay(trx: Trx, orderId: string): Promise<PlannedWay | undefined> {
  const plan = await readLabelPlan(trx, orderId);
  if (!plan) return undefined;
  if (plan.by === 'service') {
    const { carrierName, serviceCode } = plan;
    return { choice: { rule: 'named', carrierName, serviceCode } };
  }
  if (plan.by === 'rate') {
    const { rule, atMost } = plan;
    return { choice: { rule, ...(atMost && { atMost }) } };
  }
  const preset = await readPreset(trx, plan.presetId);
  if (!preset) return undefined;
  const { service: choice, signature, insurance, package: box } = preset;
  const order = box && (await readOrderFacts(trx, orderId));
  // Of several packages, some of which are incomplete, one box would be fewer labels than parcels: a person completes them.
  const isOpen = order && order.incomplete.length > 0 && order.packages.length + order.incomplete.length > 1;
  if (isOpen) return { choice, options: { signature, insurance } };
  // An incomplete package does not say what it weighs.
  const own = order && order.incomplete.length === 0 ? order.packages : [];
  const one = box && packageOfPreset(box, own.length > 0 ? own : await goodsOfOrder(trx, orderId));
  return { choice, options: { signature, insurance }, ...(one && { packages: [one] }) };
}
