import { pullOrderStatus } from '@lading/contracts/stores';
import { describe, expect, it } from 'vitest';
import { labelBuyer } from '../shipping/testing/buy-labels.ts';
import { packageVoider } from '../shipping/testing/void-package.ts';
import { bigCommerceStorm } from './testing/storm-bigcommerce.ts';
import { playStorm, type Played, type Storm } from './testing/storm-play.ts';
import { shopifyStorm } from './testing/storm-shopify.ts';
import type { StormKind } from './testing/storm-shop.ts';
import { wooStorm } from './testing/storm-woo.ts';

/** Others are tried by hand: `STORM_SEEDS=1,2,3`. */
const seeds = (process.env.STORM_SEEDS ?? '22').split(',').map(Number);
/** With how many steps each: a shop that is asked for every order twice takes longer for them. */
const kinds: [string, () => Promise<StormKind>, number][] = [
  ['WooCommerce', wooStorm, 100],
  ['Shopify', shopifyStorm, 100],
  ['BigCommerce', bigCommerceStorm, 60],
];

const stock: Storm['stock'] = async (server, seller) => {
  await labelBuyer(server, seller).fund(1_000_000);
  return packageVoider(server, seller);
};

describe.each(kinds)('a store of %s in which everything happens at once', (_name, kindOf, steps) => {
  const storms = new Map<number, Promise<Played>>();
  /** The storm of a seed, which is played once. */
  function played(seed: number): Promise<Played> {
    const storm = storms.get(seed) ?? playStorm(kindOf, { seed, steps, stock });
    storms.set(seed, storm);
    return storm;
  }

  it.each(seeds)('loses and doubles nothing (%i)', { timeout: 120_000 }, async (seed) => {
    const { acts, ends, ...outcome } = await played(seed);
    const isCalm = outcome.faults.length === 0;
    expect({ seed, ...outcome, story: isCalm ? [] : [...acts, ...ends] }).toEqual({
      seed,
      status: pullOrderStatus.success,
      faults: [],
      kept: [],
      story: [],
    });
  });

  it('does the same again by its seed', { timeout: 120_000 }, async () => {
    const seed = seeds[0]!;
    const { acts } = await played(seed);
    const again = await playStorm(kindOf, { seed, steps: 20, stock });
    expect(again.acts).toEqual(acts.slice(0, again.acts.length));
  });
});
