import type { RuleAction, RuleDraft } from '@lading/contracts/automation';
import { describe, expect, it } from 'vitest';
import { applyRules, forecast, tryRules, type AppliedRule } from './rule-plan-rules.ts';
import { ruleOrder } from './testing/rule-order.ts';

let numbers = 0;
const rule = (name: string, actions: RuleAction[], more: Partial<RuleDraft> = {}): AppliedRule => ({
  ruleId: String((numbers += 1)),
  version: 1,
  name,
  actions,
  isFinal: false,
  trigger: 'ARRIVED',
  criteria: { match: 'ALL', items: [] },
  ...more,
});
const addTag = (tag: string): RuleAction => ({ do: 'tag', tag });
const tagged = (...tags: string[]): Partial<RuleDraft> => ({
  criteria: { match: 'ALL', items: [{ fact: 'tag', how: 'all', tags }] },
});
const service = (serviceCode: string): RuleAction => ({ do: 'service', carrierName: 'UPS', serviceCode });
const hold: RuleAction = { do: 'hold', reason: 'FRAUD', note: '', days: 2 };

describe('rules in sequence', () => {
  it('see the changes of those before them', () => {
    const rules = [rule('first', [addTag('big')]), rule('second', [service('Ground')], tagged('big'))];
    expect(applyRules(ruleOrder, rules, 'ARRIVED').order).toMatchObject({
      tags: ['big'],
      carrierName: 'UPS',
      serviceCode: 'Ground',
      plan: { by: 'service', serviceCode: 'Ground' },
    });
    expect(applyRules(ruleOrder, rules.toReversed(), 'ARRIVED').order.serviceCode).toBeNull();
  });

  it('the last one to set a field wins, and each is recorded with the value it replaced', () => {
    const rules = [
      rule('first', [service('Ground')]),
      rule('second', [{ do: 'rate', rule: 'cheapest', atMost: null }]),
    ];
    const { order, outcomes } = applyRules(ruleOrder, rules, 'ARRIVED');
    expect(order.plan).toEqual({ by: 'rate', rule: 'cheapest', atMost: null });
    expect(outcomes[1]!.changes).toMatchObject([
      { change: { from: { serviceCode: 'Ground' } }, isKept: false },
    ]);
  });

  it('a final one only ends the sequence of its trigger', () => {
    const rules = [
      rule('final', [addTag('a')], { isFinal: true }),
      rule('not reached', [addTag('b')]),
      rule('ready', [addTag('c')], { trigger: 'READY' }),
    ];
    expect(applyRules(ruleOrder, rules, 'ARRIVED').order.tags).toEqual(['a', 'c']);
  });

  it('an order that a rule puts on hold is not ready, and is put on hold once', () => {
    const rules = [
      rule('fraud', [hold]),
      rule('again', [hold]),
      rule('ready', [addTag('c')], { trigger: 'READY' }),
    ];
    const { order, outcomes } = applyRules(ruleOrder, rules, 'ARRIVED');
    expect(order).toMatchObject({ status: 'ON_HOLD', tags: [] });
    expect(outcomes.flatMap(({ changes }) => changes)).toHaveLength(1);
  });

  it('keep a person’s decisions, and report that', () => {
    const decided = { fields: new Set(['way'] as const), tagsOff: new Set(['big']) };
    const rules = [rule('first', [service('Ground'), addTag('Big'), addTag('small')])];
    const { order, outcomes } = applyRules(ruleOrder, rules, 'ARRIVED', { decided });
    expect(order).toMatchObject({ serviceCode: null, tags: ['small'] });
    expect(outcomes[0]!.changes.map(({ isKept }) => isKept)).toEqual([true, true, false]);
  });

  it('are applied once to an order, and do not change shipped ones', () => {
    const rules = [rule('first', [addTag('a')])];
    expect(applyRules(ruleOrder, rules, 'ARRIVED', { done: new Set([rules[0]!.ruleId!]) }).outcomes).toEqual(
      [],
    );
    expect(applyRules({ ...ruleOrder, status: 'SHIPPED' }, rules, 'ARRIVED').outcomes).toEqual([]);
  });
});

describe('a forecast', () => {
  it('names the rules that never match, and those made ineffective by others', () => {
    const rules = [
      rule('everything', [service('Ground')], { isFinal: true }),
      rule('shadowed', [service('2nd Day Air')]),
      rule('never', [addTag('x')], tagged('nobody has this')),
    ];
    const tried = [{ order: ruleOrder, outcomes: tryRules(ruleOrder, rules) }];
    expect(forecast(tried, rules)).toMatchObject([
      { name: 'everything', matched: 1, effective: 1, shadowedBy: [] },
      { name: 'shadowed', matched: 1, effective: 0, shadowedBy: ['everything'] },
      { name: 'never', matched: 0, effective: 0 },
    ]);
  });

  it('an overruled rule has no effect', () => {
    const rules = [rule('first', [service('Ground')]), rule('later', [service('2nd Day Air')])];
    const tried = [{ order: ruleOrder, outcomes: tryRules(ruleOrder, rules) }];
    expect(forecast(tried, rules)).toMatchObject([
      { matched: 1, effective: 0, shadowedBy: ['later'] },
      { matched: 1, effective: 1 },
    ]);
  });
});
