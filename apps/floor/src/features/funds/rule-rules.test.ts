import { rateRule } from '@lading/contracts/funds';
import { expect, it } from 'vitest';
import { addedTier, changedRule, faultsOfRule, newRule } from './rule-rules.ts';

it('requires only a price of a new rule', () => {
  expect([...faultsOfRule(newRule())]).toEqual(['price']);
  expect(rateRule.safeParse({ ...newRule(), price: '1.25' }).success).toBe(true);
});

it('adapts its fields when the fee or the model changes', () => {
  const storage = changedRule({ ...newRule(), price: '2', gramsFrom: 10 }, { fee: 'STORAGE_CBM_DAY' });
  expect(storage).toMatchObject({ model: 'AGE', gramsFrom: 0, tiers: [{ upTo: null }] });
  expect([...faultsOfRule(storage)]).toEqual(['tiers.0.price']);
  const bounded = changedRule({ ...storage, free: 3, minimum: '1', maximum: '2' }, {});
  expect(bounded).toEqual(storage);
  const back = changedRule(storage, { fee: 'PICK_ORDER' });
  expect(back).toMatchObject({ model: 'FLAT', tiers: [], price: '' });
});

it('adds steps before the last, each beyond the one before it', () => {
  const one = addedTier(changedRule(newRule(), { fee: 'STORAGE_CBM_DAY' }));
  expect(one.tiers.map(({ upTo }) => upTo)).toEqual([30, null]);
  expect(addedTier(addedTier(one)).tiers.map(({ upTo }) => upTo)).toEqual([30, 60, 90, null]);
});

it('reports which step is out of order', () => {
  const tiers = [
    { upTo: 30, price: '1' },
    { upTo: 20, price: '2' },
    { upTo: null, price: '3' },
  ];
  expect([...faultsOfRule({ ...newRule(), model: 'VOLUME', price: '0', tiers })]).toEqual(['tiers']);
});
