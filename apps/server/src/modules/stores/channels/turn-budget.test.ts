import { describe, expect, it } from 'vitest';
import { TurnSpent, turnBudget } from './turn-budget.ts';

/** A turn of 20 s with a patience of 45 s, at a clock that the test moves. */
function turn() {
  const clock = { at: 1_000 };
  return { clock, ...turnBudget(21_000, 45_000, () => clock.at) };
}

describe('the time that a turn waits for a store', () => {
  it('is the patience from the start where nothing is answered, however long turns are', () => {
    const { clock, budget } = turn();
    clock.at += 30_000;
    expect(budget.left()).toBe(15_000);
    clock.at += 20_000;
    expect(budget.left()).toBe(-5_000);
  });

  it('is the patience from the end of the turn where something is answered', () => {
    const { clock, budget, hasAnswered } = turn();
    clock.at += 5_000;
    budget.answered();
    expect([budget.left(), hasAnswered()]).toEqual([60_000, true]);
  });

  it('starts with each page, also after the end of the turn', () => {
    const { clock, budget, renew, hasAnswered } = turn();
    budget.answered();
    clock.at += 40_000;
    renew();
    expect([budget.left(), hasAnswered()]).toEqual([45_000, false]);
    budget.answered();
    expect(budget.left()).toBe(45_000);
  });

  it('fails as the list says that is read', () => {
    const { budget, isSpent, startAside, startList } = turn();
    expect(isSpent()).toBe(false);
    startAside((why) => new Error(`one order: ${why}`));
    expect(budget.spent('unreachable').message).toBe('one order: unreachable');
    expect(isSpent()).toBe(true);
    startList((why) => new TurnSpent(why));
    expect(budget.spent('busy')).toEqual(new TurnSpent('busy'));
  });

  it('is one for orders kept aside and the list: of a silent store they take half of it, and no more', () => {
    const { clock, budget, startAside, startList } = turn();
    const spent = () => new Error('spent');
    startAside(spent);
    expect(budget.left()).toBe(22_500);
    clock.at += 20_000;
    expect(budget.left()).toBe(2_500);
    startList(spent);
    expect(budget.left()).toBe(25_000);
  });

  it('is not longer for an order kept aside because the store answers a part of it', () => {
    const { clock, budget, startAside, startList, hasAnswered } = turn();
    startAside(() => new Error('spent'));
    budget.answered();
    clock.at += 10_000;
    expect(budget.left()).toBe(12_500);
    startList(() => new Error('spent'));
    expect([budget.left(), hasAnswered()]).toEqual([35_000, false]);
  });

  it('starts again with each order kept aside that the store gives', () => {
    const { clock, budget, renew, startAside, startList } = turn();
    const spent = () => new Error('spent');
    startAside(spent);
    clock.at += 15_000;
    renew();
    expect(budget.left()).toBe(22_500);
    startList(spent);
    expect(budget.left()).toBe(45_000);
  });
});
