import type { CarrierAct } from '@lading/contracts/shipping';
import { asAct } from '../call-subject.ts';
import type { CarrierAdapter } from '../carrier-adapter.ts';

/** The acts of an adapter, and of its parts. */
const actOf: Partial<Record<keyof CarrierAdapter, CarrierAct>> = {
  rate: 'rate',
  buy: 'buy',
  find: 'find',
  voidLabel: 'void',
  refundStatus: 'refund',
  track: 'track',
  checkAddress: 'address',
  pickups: 'pickup',
  manifests: 'manifest',
};

type Act = (...given: unknown[]) => unknown;
const isAct = (value: unknown): value is Act => typeof value === 'function';

/** The same act, or the same acts of a part, under a name. */
function underName(value: unknown, act: CarrierAct): unknown {
  if (isAct(value)) return (...given: unknown[]) => asAct(act, () => value(...given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, underName(one, act)]));
}

/** The adapter whose calls to its network are recorded under the names of its acts. */
export function withNamedActs(adapter: CarrierAdapter): CarrierAdapter {
  const named = Object.entries(adapter).map(([name, value]: [string, unknown]) => {
    const act = actOf[name as keyof CarrierAdapter];
    return [name, act === undefined ? value : underName(value, act)];
  });
  return Object.fromEntries(named) as CarrierAdapter;
}
