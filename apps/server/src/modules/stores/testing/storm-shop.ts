import type { ChannelConnector } from '../channels/channel-connector.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

/** Gives numbers below a bound, the same ones for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
export type Random = ReturnType<typeof seeded>;

export const stormSkus = ['BOWL', 'CUP', 'JUG'];
export const stormStreets = ['1 Pier Rd', '9 Hill St'];

/** Units by SKU. */
export type Units = Record<string, number>;

/** What a shop knows of a parcel: once told, and perhaps withdrawn; or told twice. */
type Known = 'told' | 'withdrawn' | 'unknown' | 'twice';

/**
 * The clock of a shop, which is slow first and fast in the end. Its leaps are long: the changes in the overlap of two pulls are read
 * with every turn, and an order that one skips comes with the next. They are no longer than that a pull, for which time stands still,
 * ends within the overlap.
 */
export function stormClock(random: Random) {
  const startMs = Date.now();
  let behindMs = 40 * 60_000;
  return {
    /** Goes on by leaps, at times back. */
    tick(): Date {
      behindMs -= (random(25) - 3) * 2_000;
      return new Date(startMs - behindMs);
    },
  };
}

/** A shop in which anything may happen. */
export interface StormShop {
  connector: ChannelConnector;
  /** Does one thing. @returns which */
  act: () => string;
  /** Answers badly for a while. */
  trouble: () => void;
  /** Does not accept the next reports, or accepts them and says nothing. */
  silent: () => void;
  /** One of its orders cannot be read. */
  spoil: () => void;
  calm: () => void;
  /** Makes something happen in the middle of a pull; null: nothing more. */
  meanwhile: (work: (() => void) | null) => void;
  /** Units still owed of each order that must be shipped, by SKU. */
  owed: () => Map<string, Units>;
  /** Units of an order that it has shipped by itself, by SKU: perhaps those of a parcel of ours, before it was told of that. */
  byItself: (externalId: string) => Units;
  /** Whether an order is not open there: held, over, gone. */
  isClosed: (externalId: string) => boolean;
  /** @param numbers of its packages, also of those whose labels are void */
  known: (parcel: { no: string; numbers: readonly string[] }) => Known;
}

/** A kind of shop of which a storm is made. */
export interface StormKind {
  /** What the server has to know of it. */
  settings: Record<string, string>;
  /** Connects it. @returns the id of the store */
  connect: (server: TestServer, seller: Caller) => Promise<string>;
  shop: (random: Random) => StormShop;
  close: () => Promise<unknown>;
}

/** One of some things; undefined where there are none. */
export const oneOf =
  (random: Random) =>
  <Item>(items: readonly Item[]): Item | undefined =>
    items[random(items.length)];

/** Does one of some acts, more often the first of them. */
export const actOf =
  (random: Random, acts: readonly (() => void)[]): StormShop['act'] =>
  () => {
    const act = random(4) === 0 ? acts[0]! : oneOf(random)(acts)!;
    act();
    return act.name === '' ? String(act).replace('() => ', '') : act.name;
  };
