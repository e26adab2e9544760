import {
  fees,
  rateModels,
  rateRule,
  type FeeCode,
  type RateModel,
  type RateRule,
} from '@lading/contracts/funds';

/** Whether a fee is for storage, which is priced by age. */
const isStorage = (fee: FeeCode): boolean => fees[fee].by === 'volume-day';

/** Models available for a fee. */
export const modelsOf = (fee: FeeCode): readonly RateModel[] =>
  isStorage(fee) ? ['AGE'] : rateModels.filter((model) => model !== 'AGE');

/** Whether a model has steps instead of one price. */
export const isTiered = (model: RateModel): boolean =>
  model === 'GRADUATED' || model === 'VOLUME' || model === 'AGE';

/** A rule to be filled in. */
export const newRule = (): RateRule => ({
  fee: 'RECEIVE_UNIT',
  model: 'UNIT',
  price: '',
  tiers: [],
  free: 0,
  packageSize: 1,
  minimum: null,
  maximum: null,
  gramsFrom: 0,
  gramsBelow: null,
});

/** A rule after its fee or model has changed: fields that no longer apply are removed. */
export function changedRule(rule: RateRule, change: { fee?: FeeCode; model?: RateModel }): RateRule {
  const next = { ...rule, ...change };
  if (!modelsOf(next.fee).includes(next.model)) next.model = modelsOf(next.fee)[0]!;
  if (isTiered(next.model)) {
    next.price = '0';
    if (next.tiers.length === 0) next.tiers = [{ upTo: null, price: '' }];
  } else {
    if (isTiered(rule.model)) next.price = '';
    next.tiers = [];
  }
  if (next.model !== 'PACKAGE') next.packageSize = 1;
  if (fees[next.fee].by !== 'unit') Object.assign(next, { gramsFrom: 0, gramsBelow: null });
  if (isStorage(next.fee)) Object.assign(next, { free: 0, minimum: null, maximum: null });
  return next;
}

/** Adds a step before the last, which has no end. */
export function addedTier({ tiers, ...rule }: RateRule): RateRule {
  const ends = tiers.slice(0, -1).map(({ upTo }) => upTo ?? 0);
  const last = ends.at(-1) ?? 0;
  const next = { upTo: last + (ends.length > 1 ? last - ends.at(-2)! : 30), price: '' };
  return { ...rule, tiers: [...tiers.slice(0, -1), next, ...tiers.slice(-1)] };
}

/** Paths of the errors in a rule, such as `price`, `tiers`, `tiers.0.price`. */
export function faultsOfRule(rule: RateRule): ReadonlySet<string> {
  return new Set((rateRule.safeParse(rule).error?.issues ?? []).map(({ path }) => path.join('.')));
}
