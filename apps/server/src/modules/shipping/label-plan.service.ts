import { packageOfPreset, type RatedPackage, type ServiceChoice } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { RowOptions } from './batches/batch.table.ts';
import { goodsOfOrder } from './goods-of-order.ts';
import { readLabelPlan, readOrderFacts } from './quote.store.ts';
import { readPreset } from './shipping-defaults.store.ts';

/** How a label is bought according to its order's plan. */
interface PlannedWay {
  choice: ServiceChoice;
  /** From a preset; absent: the order's options. */
  options?: RowOptions;
  /** From a preset; absent: the order's packages. */
  packages?: RatedPackage[];
}

/** The label plan made by an automation rule; undefined when there is none, or its preset is gone. */
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
  // If some of several packages are incomplete, one box would mean fewer labels than parcels: a person completes them.
  const isOpen = order && order.incomplete.length > 0 && order.packages.length + order.incomplete.length > 1;
  if (isOpen) return { choice, options: { signature, insurance } };
  // An incomplete package has no weight.
  const own = order && order.incomplete.length === 0 ? order.packages : [];
  const one = box && packageOfPreset(box, own.length > 0 ? own : await goodsOfOrder(trx, orderId));
  return { choice, options: { signature, insurance }, ...(one && { packages: [one] }) };
}
