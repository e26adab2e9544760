import {
  criterion,
  criterionFacts,
  ruleAction,
  ruleActionKinds,
  ruleLimits,
  type CriteriaGroup,
  type Criterion,
} from '@lading/contracts/automation';
import { describe, expect, it } from 'vitest';
import { below, emptyAction, emptyCriterion, hasRoom, replaced, wordsOf } from './rule-draft-rules.ts';

const timeZone = 'America/New_York';

describe('what a person adds to a rule', () => {
  it('is a criterion that asks for its values, unless every value is already one', () => {
    const complete = criterionFacts.filter(
      (fact) => criterion.safeParse(emptyCriterion(fact, timeZone)).success,
    );
    expect(complete).toEqual(['residential', 'shipBy', 'ordered', 'cod']);
    expect(criterionFacts.map((fact) => emptyCriterion(fact, timeZone).fact)).toEqual([...criterionFacts]);
  });

  it('is an action that asks for its values, unless it can do without or the server looks them up', () => {
    const complete = ruleActionKinds.filter((kind) => ruleAction.safeParse(emptyAction(kind)).success);
    expect(complete).toEqual(['rate', 'preset', 'insure', 'signature', 'hold', 'warehouse']);
    expect(ruleActionKinds.map((kind) => emptyAction(kind).do)).toEqual([...ruleActionKinds]);
  });

  it('is about working days, all day, in the zone of its reader', () => {
    expect(emptyCriterion('ordered', timeZone)).toEqual({
      fact: 'ordered',
      days: [1, 2, 3, 4, 5],
      from: 0,
      to: 1_440,
      timeZone,
    });
  });
});

it.each([
  ['replaces one', 1, 'x', ['a', 'x', 'c']],
  ['replaces the first', 0, 'x', ['x', 'b', 'c']],
  ['removes one', 1, null, ['a', 'c']],
  ['changes nothing at a place that there is not', 3, 'x', ['a', 'b', 'c']],
])('a list %s', (_name, at, one, list) => expect(replaced(['a', 'b', 'c'], at, one)).toEqual(list));

it.each([
  ['CA, NY', ['CA', 'NY']],
  ['CA;NY\nTX', ['CA', 'NY', 'TX']],
  ['广东，浙江；江苏、上海', ['广东', '浙江', '江苏', '上海']],
  ['New York, New Jersey', ['New York', 'New Jersey']],
  [' CA ,, CA,', ['CA']],
  [' \n', []],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

describe('a rule can take another criterion', () => {
  const cod: Criterion = { fact: 'cod', is: true };
  const some = (count: number) => Array.from({ length: count }, () => cod);
  const { criteria: most } = ruleLimits;
  it.each<[string, CriteriaGroup['items'], boolean]>([
    ['without any', [], true],
    ['below the limit', some(most - 1), true],
    ['not at the limit', some(most), false],
    [
      'not with those of a group',
      [...some(most - 2), { fact: 'group', match: 'ANY', items: some(2) }],
      false,
    ],
  ])('%s', (_name, items, isRoomy) => expect(hasRoom({ match: 'ALL', items })).toBe(isRoomy));
});

it('errors are found below the place of a criterion', () => {
  const errors: Record<string, string> = {
    'criteria.items.0': 'Empty',
    'criteria.items.0.to': 'Below the first',
  };
  const ofFirst = below((path) => errors[path], 'criteria.items.0');
  expect([ofFirst(''), ofFirst('to'), ofFirst('from')]).toEqual(['Empty', 'Below the first', undefined]);
});
