import type { KeptPurchase } from './purchase.store.ts';

type InLanes = Pick<KeptPurchase, 'accountId' | 'orgId' | 'shipmentId'>;

/** Purchases that are worked on at once. */
const mostAtOnce = 12;

/** What purchases share, and how many that share it are worked on at once: whoever is slow holds up few. */
const lanesOf = ({ accountId, orgId, shipmentId }: InLanes): readonly [name: string, most: number][] => [
  [`account ${accountId}`, 4],
  [`organization ${orgId}`, 6],
  [`shipment ${shipmentId}`, 1],
];

/**
 * Works on purchases side by side, in their order as far as lanes are free: a carrier that does not answer holds up its own purchases,
 * and an organization whose carriers do not answer holds up its own.
 *
 * @param work must not throw
 * @param isOver no other purchase is begun from then on
 */
export async function inLanes<Purchase extends InLanes>(
  purchases: readonly Purchase[],
  work: (purchase: Purchase) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  const waiting = Array.from(purchases);
  const busy = new Map<string, number>();
  const busyIn = (lane: string): number => busy.get(lane) ?? 0;
  const take = (): Purchase | undefined => {
    const at = waiting.findIndex((one) => lanesOf(one).every(([lane, most]) => busyIn(lane) < most));
    return at === -1 ? undefined : waiting.splice(at, 1)[0];
  };
  /** Ends when no lane is free for what waits: whoever works in such a lane goes on with it. */
  async function worker(): Promise<void> {
    for (let one = take(); one && !isOver(); one = take()) {
      const lanes = lanesOf(one);
      for (const [lane] of lanes) busy.set(lane, busyIn(lane) + 1);
      await work(one);
      for (const [lane] of lanes) busy.set(lane, busyIn(lane) - 1);
    }
  }
  await Promise.all(Array.from({ length: mostAtOnce }, worker));
}
