import type { WaveStop } from '@lading/contracts/warehouse';

/** The remaining units of a product that one order needs. */
export interface WantedInTote {
  tote: number;
  productId: string;
  quantity: number;
}

/** A place with units of a product: earliest expiry first, then in route order. */
export interface PlaceOfRound {
  binCode: string;
  productId: string;
  pickSequence: number;
  lotNo: string | null;
  quantity: number;
}

type Stop = Pick<WaveStop, 'binCode' | 'productId' | 'lotNo' | 'quantity' | 'totes'>;

/**
 * The round of a wave: each product from as few places as possible, by expiry, with the places in
 * route order. Units without a place are skipped.
 *
 * @param wanted in tote order
 * @param places of each product, in the order to empty them
 */
export function roundOf(wanted: readonly WantedInTote[], places: readonly PlaceOfRound[]): Stop[] {
  const open = wanted.map((one) => ({ ...one }));
  const stops: (Stop & { pickSequence: number })[] = [];
  for (const { binCode, productId, pickSequence, lotNo, quantity } of places) {
    let rest = quantity;
    const totes: Stop['totes'] = [];
    for (const one of open) {
      const part = one.productId === productId ? Math.min(rest, one.quantity) : 0;
      if (part === 0) continue;
      one.quantity -= part;
      rest -= part;
      const last = totes.at(-1);
      if (last?.tote === one.tote) last.quantity += part;
      else totes.push({ tote: one.tote, quantity: part });
    }
    const taken = quantity - rest;
    if (taken > 0) stops.push({ binCode, productId, lotNo, quantity: taken, totes, pickSequence });
  }
  return stops
    .toSorted(
      (one, other) =>
        one.pickSequence - other.pickSequence ||
        one.binCode.localeCompare(other.binCode) ||
        one.productId.localeCompare(other.productId),
    )
    .map(({ pickSequence: _sequence, ...stop }) => stop);
}
