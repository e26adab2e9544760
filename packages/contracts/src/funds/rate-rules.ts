import { z } from 'zod';

/** The unit that a fee is counted in. */
type FeeCount = 'event' | 'line' | 'unit' | 'pallet' | 'carton' | 'volume-day';

/** What a warehouse may charge for: the underlying event and the counted unit (warehouse design, a). */
export const fees = {
  RECEIVE_DELIVERY: { on: 'inbound.arrived', by: 'event' },
  RECEIVE_UNIT: { on: 'inbound.received', by: 'unit' },
  PUT_AWAY_UNIT: { on: 'inbound.stowed', by: 'unit' },
  PICK_ORDER: { on: 'outbound.packed', by: 'event' },
  PICK_LINE: { on: 'outbound.packed', by: 'line' },
  PICK_UNIT: { on: 'outbound.packed', by: 'unit' },
  PACK_ORDER: { on: 'outbound.packed', by: 'event' },
  LOAD_PALLET: { on: 'outbound.packed', by: 'pallet' },
  SHIP_ORDER: { on: 'outbound.shipped', by: 'event' },
  WORK_ORDER: { on: 'work.started', by: 'event' },
  ASSEMBLE_UNIT: { on: 'work.assembled', by: 'unit' },
  DISASSEMBLE_UNIT: { on: 'work.disassembled', by: 'unit' },
  RELABEL_UNIT: { on: 'work.relabeled', by: 'unit' },
  REPACK_UNIT: { on: 'work.repacked', by: 'unit' },
  DISPOSE_UNIT: { on: 'work.disposed', by: 'unit' },
  CROSSDOCK_DELIVERY: { on: 'crossdock.arrived', by: 'event' },
  CROSSDOCK_CARTON: { on: 'crossdock.received', by: 'carton' },
  STORAGE_CBM_DAY: { on: null, by: 'volume-day' },
  STORAGE_CUFT_DAY: { on: null, by: 'volume-day' },
} as const satisfies Record<string, { on: string | null; by: FeeCount }>;
/** Code of a fee. */
export type FeeCode = keyof typeof fees;
export const feeCodes = Object.keys(fees) as [FeeCode, ...FeeCode[]];

/** How a price is computed from a count. `AGE`: by the number of days in storage. */
export const rateModels = ['FLAT', 'UNIT', 'GRADUATED', 'VOLUME', 'PACKAGE', 'AGE'] as const;
export type RateModel = (typeof rateModels)[number];

/** An exact decimal with up to six decimals, as text: `0.45`. */
export const rateText = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,6})?$/);

const bound = z.number().int().min(1).max(1_000_000_000);

/** One step of a graduated, volume or age price; the last has no end. */
export const rateTier = z.object({ upTo: bound.nullable(), price: rateText });

const storage = (fee: FeeCode): boolean => fees[fee].by === 'volume-day';

/** One rule of a rate card. Its number is its position on the card. */
export const rateRule = z
  .object({
    fee: z.enum(feeCodes),
    model: z.enum(rateModels),
    /** For `FLAT`, `UNIT` and `PACKAGE`. */
    price: rateText.default('0'),
    tiers: z.array(rateTier).max(20).default([]),
    /** Number of free units. */
    free: z.number().int().min(0).max(1_000_000_000).default(0),
    /** Capacity of a package, for `PACKAGE`: a partly filled one counts as whole. */
    packageSize: bound.default(1),
    /** Minimum and maximum charge for one event. */
    minimum: rateText.nullable().default(null),
    maximum: rateText.nullable().default(null),
    /** Only for products in this weight range, in grams, start inclusive and end exclusive; for fees by the unit. */
    gramsFrom: z.number().int().min(0).max(10_000_000).default(0),
    gramsBelow: bound.nullable().default(null),
  })
  .check(({ value: rule, issues }) => {
    const wrong = (path: keyof typeof rule) =>
      issues.push({ code: 'custom', path: [path], input: rule[path], message: path });
    const isTiered = rule.model === 'GRADUATED' || rule.model === 'VOLUME' || rule.model === 'AGE';
    const ends = rule.tiers.map(({ upTo }) => upTo ?? Infinity);
    if (isTiered && (ends.at(-1) !== Infinity || ends.some((end, at) => at > 0 && end <= ends[at - 1]!)))
      wrong('tiers');
    if (storage(rule.fee) !== (rule.model === 'AGE')) wrong('model');
    if (fees[rule.fee].by !== 'unit' && (rule.gramsFrom > 0 || rule.gramsBelow !== null)) wrong('gramsFrom');
    if (rule.gramsBelow !== null && rule.gramsBelow <= rule.gramsFrom) wrong('gramsBelow');
    if (rule.minimum !== null && rule.maximum !== null && Number(rule.minimum) > Number(rule.maximum))
      wrong('maximum');
  });
export type RateRule = z.infer<typeof rateRule>;

/** Whether two fees are both for storage: every volume unit counts the same goods. */
const isSameStorage = (one: FeeCode, other: FeeCode): boolean => storage(one) && storage(other);

/** Number of the first storage rule, from 1, with free units or bounds, which storage does not compute with; null if there is none. */
export function boundedStorageOf(rules: readonly RateRule[]): number | null {
  const at = rules.findIndex(
    ({ fee, free, minimum, maximum }) => storage(fee) && (free > 0 || minimum !== null || maximum !== null),
  );
  return at === -1 ? null : at + 1;
}

/** Numbers of two rules, from 1, that would charge for the same thing; null if there are none. */
export function overlapOf(rules: readonly RateRule[]): [number, number] | null {
  for (const [at, one] of rules.entries())
    for (const [before, other] of rules.slice(0, at).entries()) {
      const apart =
        (one.gramsBelow !== null && one.gramsBelow <= other.gramsFrom) ||
        (other.gramsBelow !== null && other.gramsBelow <= one.gramsFrom);
      if (isSameStorage(one.fee, other.fee) || (one.fee === other.fee && !apart)) return [before + 1, at + 1];
    }
  return null;
}
