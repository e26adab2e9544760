import type { RuleChange, RuleTrace } from '@lading/contracts/automation';
import { describe, expect, it } from 'vitest';
import type { RuleOrder } from './criteria-rules.ts';
import { ruleOrder } from './testing/rule-order.ts';
import { beforeRules, stands, takenBack } from './undo-rules.ts';

const time = '2026-11-19T02:31:00.000Z';
const none = { carrierName: null, serviceCode: null, plan: null };
const ground = { carrierName: 'UPS', serviceCode: 'Ground', plan: null };
const way: RuleChange = { field: 'way', from: none, to: ground };
const insurance: RuleChange = { field: 'insurance', from: 10, to: 50 };
const signature: RuleChange = { field: 'signature', from: null, to: 'adult' };
const tag: RuleChange = { field: 'tag', from: null, to: 'big' };
const hold: RuleChange = { field: 'hold', from: null, to: { reason: 'FRAUD', note: '', days: 2 } };
const note: RuleChange = { field: 'note', from: null, to: 'Wrap it' };
const warehouse: RuleChange = { field: 'warehouse', from: '7', to: '8' };
const held: Partial<RuleOrder> = { status: 'ON_HOLD', stateAt: new Date(time) };

describe('a change is in effect', () => {
  it.each<[string, RuleChange, Partial<RuleOrder>, boolean]>([
    ['the service that it set', way, ground, true],
    ['another service since', way, { ...ground, serviceCode: 'Express' }, false],
    ['a plan since', way, { ...ground, plan: { by: 'preset', presetId: '65' } }, false],
    ['the insured value that it set', insurance, { insurance: 50 }, true],
    ['another insured value since', insurance, { insurance: null }, false],
    ['the signature that it set', signature, { signature: 'adult' }, true],
    ['no signature since', signature, { signature: 'none' }, false],
    ['the signature that it removed', { ...signature, to: null }, { signature: null }, true],
    ['the tag that it added', tag, { tags: ['gift', 'big'] }, true],
    ['the tag removed since', tag, { tags: ['gift'] }, false],
    ['its hold', hold, held, true],
    ['another hold since', hold, { ...held, stateAt: new Date('2026-11-20T00:00:00Z') }, false],
    ['a hold that a person has changed', hold, { ...held, stateAt: null }, false],
    ['a release since', hold, { status: 'UNSHIPPED', stateAt: null }, false],
    ['a note, which stays on record', note, {}, false],
    ['the warehouse that it chose', warehouse, { warehouseId: '8' }, true],
    ['another warehouse since', warehouse, { warehouseId: '7' }, false],
  ])('%s', (_name, change, more, isInEffect) => {
    expect(stands({ ...ruleOrder, ...more }, { change, time })).toBe(isInEffect);
  });
});

describe('an order before a change', () => {
  it.each<[string, RuleChange, Partial<RuleOrder>, Partial<RuleOrder>]>([
    ['has its service', way, ground, none],
    ['has its insured value', insurance, { insurance: 50 }, { insurance: 10 }],
    ['has its signature', signature, { signature: 'adult' }, { signature: null }],
    ['has the tags of others', tag, { tags: ['gift', 'big'] }, { tags: ['gift'] }],
    ['is not on hold', hold, held, { status: 'UNSHIPPED', stateAt: null }],
    ['has the same notes', note, {}, {}],
    ['has its warehouse', warehouse, { warehouseId: '8' }, { warehouseId: '7' }],
  ])('%s', (_name, change, now, before) => {
    expect(takenBack({ ...ruleOrder, ...now }, change)).toEqual({ ...ruleOrder, ...before });
  });
});

it('an order before rules is without their changes, but with those that others made since', () => {
  const trace = (change: RuleChange): RuleTrace => ({
    traceId: '1',
    runId: '1',
    orderId: '1',
    orderNo: 'A-1',
    ruleId: '1',
    ruleName: 'A rule',
    ruleVersion: 1,
    time,
    change,
    state: 'SET',
  });
  const express = { ...ground, serviceCode: 'Express' };
  const newestFirst = [
    trace({ field: 'way', from: ground, to: express }),
    trace(way),
    trace(insurance),
    trace(tag),
  ];
  const now = { ...ruleOrder, ...express, insurance: 99, tags: ['big'] };
  expect(beforeRules(now, newestFirst)).toEqual({ ...ruleOrder, insurance: 99 });
});
