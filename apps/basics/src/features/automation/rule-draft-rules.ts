import {
  countCriteria,
  ruleLimits,
  type CriteriaGroup,
  type Criterion,
  type CriterionFact,
  type RuleAction,
  type RuleActionKind,
  type RuleDraft,
} from '@lading/contracts/automation';

/** The initial draft of a new rule. */
export const emptyRule: RuleDraft = {
  name: '',
  trigger: 'ARRIVED',
  isFinal: false,
  actions: [],
  criteria: { match: 'ALL', items: [] },
};

/** Initial criteria; missing values are empty, which the schema refuses. */
export function emptyCriterion(fact: CriterionFact, timeZone: string): Criterion {
  const range = { min: null, max: null };
  switch (fact) {
    case 'store':
      return { fact, is: 'in', storeIds: [] };
    case 'channel':
      return { fact, is: 'in', channels: [] };
    case 'country':
      return { fact, is: 'in', countries: [] };
    case 'state':
      return { fact, is: 'in', states: [] };
    case 'zip':
      return { fact, from: '', to: '' };
    case 'residential':
    case 'cod':
      return { fact, is: true };
    case 'weight':
      return { fact, ...range, unit: 'lb' };
    case 'value':
      return { fact, ...range, currency: 'USD' };
    case 'quantity':
    case 'lines':
      return { fact, ...range };
    case 'sku':
      return { fact, how: 'any', skus: [] };
    case 'tag':
      return { fact, how: 'any', tags: [] };
    case 'service':
      return { fact, contains: '' };
    case 'shipBy':
      return { fact, days: 2 };
    case 'ordered':
      return { fact, days: [1, 2, 3, 4, 5], from: 0, to: 1_440, timeZone };
  }
}

/** Initial actions. */
export function emptyAction(kind: RuleActionKind): RuleAction {
  switch (kind) {
    case 'service':
      return { do: kind, carrierName: '', serviceCode: '' };
    case 'rate':
      return { do: kind, rule: 'cheapest', atMost: null };
    case 'preset':
      return { do: kind, presetId: '' };
    case 'insure':
      return { do: kind, amount: null };
    case 'signature':
      return { do: kind, type: 'signature' };
    case 'tag':
      return { do: kind, tag: '' };
    case 'hold':
      return { do: kind, reason: 'OTHER', note: '', days: null };
    case 'note':
      return { do: kind, note: '' };
    case 'warehouse':
      return { do: kind, warehouseId: '' };
  }
}

/** A list with one of its members replaced, or removed. */
export const replaced = <One>(list: readonly One[], at: number, one: One | null): One[] =>
  list.flatMap((each, place) => (place !== at ? [each] : one === null ? [] : [one]));

/** Whether a rule can take another criterion. */
export const hasRoom = (criteria: CriteriaGroup): boolean => countCriteria(criteria) < ruleLimits.criteria;

/** The words of a text separated by commas, semicolons, or line ends, without duplicates. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;，；、\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Where an error of a criterion or action is shown: its path in the rule, as on the wire. */
export type FaultAt = (path: string) => string | undefined;

/** Errors below a path, relative to it. */
export const below =
  (faultAt: FaultAt, place: string): FaultAt =>
  (path) =>
    faultAt(path === '' ? place : `${place}.${path}`);

/** The props of a criterion's fields. */
export interface FieldsProps<One extends Criterion> {
  criterion: One;
  onChange: (criterion: One) => void;
  faultAt: FaultAt;
}
