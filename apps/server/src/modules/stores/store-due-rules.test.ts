import { describe, expect, it } from 'vitest';
import {
  concernsLabels,
  dueInStore,
  isDifferent,
  isLess,
  isRestOver,
  sentUnits,
  unsentOf,
  type Units,
} from './store-due-rules.ts';
import { channelLine as line } from './testing/channel-orders.ts';

describe('what a store wants shipped of an order', () => {
  it.each<[string, ReturnType<typeof line>[], Units, Units]>([
    ['all of its lines, by SKU', [line('A', 2), line('A', 1), line('B', 1)], {}, { A: 3, B: 1 }],
    ['without what it has shipped itself', [line('A', 3, 2)], {}, { A: 1 }],
    ['including what it counts of ours', [line('A', 3, 2)], { A: 2 }, { A: 3 }],
    ['when it has not counted all of ours yet', [line('A', 3, 1)], { A: 2 }, { A: 3 }],
    ['or has shipped some itself as well', [line('A', 3, 2)], { A: 1 }, { A: 2 }],
    ['and not less than none', [line('A', 1, 4)], {}, { A: 0 }],
    ['also where a merge seems to hold less than none of it', [line('A', 3)], { A: -2 }, { A: 3 }],
  ])('is %s', (_title, lines, labeled, due) => {
    expect(dueInStore(lines, labeled)).toEqual(due);
  });
});

describe('a shipped order', () => {
  const paid = (sku: string, quantity: number, shipped: number) => ({
    ...line(sku, quantity, shipped),
    gone: quantity - shipped,
  });
  type Lines = ReturnType<typeof line>[];
  it.each<[string, Lines, Units | null, Units]>([
    ['what its store counts', [paid('A', 3, 2), line('B', 1, 1)], { A: 3, B: 1 }, { A: 2, B: 1 }],
    ['the rest too, unless paid back', [{ ...line('A', 3, 1), gone: 1 }], { A: 3 }, { A: 2 }],
    ['also what came back later', [{ ...line('A', 3, 3), gone: 1 }], { A: 3 }, { A: 3 }],
    ['what was wanted, without counts', [line('A', 3), line('B', 1)], { A: 2 }, { A: 2, B: 0 }],
    ['all of it, if that is not known', [line('A', 1), line('A', 2)], null, { A: 3 }],
  ])('was sent: %s', (_title, lines, before, sent) => {
    expect(sentUnits(lines, before)).toEqual(sent);
  });

  it.each<[string, Lines, Units, Units[], number[]]>([
    ['a parcel of ours has the rest', [paid('A', 3, 2)], { A: 2 }, [{ A: 1 }], [0]],
    ['its store has sent the first of it', [paid('A', 3, 2)], {}, [{ A: 2 }, { A: 1 }], [1]],
    ['its store has sent it in part', [paid('A', 4, 2)], {}, [{ A: 1 }, { A: 2 }, { A: 1 }], [2]],
    ['both have sent some', [paid('A', 4, 3)], { A: 2 }, [{ A: 1 }, { A: 1 }], [1]],
    ['something else was sent', [paid('A', 3, 2), line('B', 1, 1)], {}, [{ A: 2 }, { A: 1, B: 1 }], []],
    ['nothing was paid back', [line('A', 3, 2)], { A: 2 }, [{ A: 1 }], []],
    ['a person has put something in', [paid('A', 3, 2)], { A: 2 }, [{ A: 1, GIFT: 1 }], []],
  ])('leaves unsent of what has no parcel, where %s', (_title, lines, counted, units, unsent) => {
    const unlabeled = units.map((held, at) => ({ orderId: String(at), units: held }));
    const sent = sentUnits(lines, null);
    expect([...unsentOf(lines, { sent, counted, unlabeled })].map(Number)).toEqual(unsent);
  });
});

describe('an order that was divided or edited here', () => {
  it.each<[boolean, string, Units, Units | null, Units]>([
    [false, 'nothing has changed', { A: 2 }, { A: 2 }, { A: 2 }],
    [true, 'a unit was paid back', { A: 1 }, { A: 2 }, { A: 2 }],
    [true, 'all units of a line were', {}, { A: 2 }, { A: 2 }],
    [true, 'goods were added', { A: 2, B: 1 }, { A: 2 }, { A: 2 }],
    [false, 'a person has done the same here', { A: 1 }, { A: 2 }, { A: 1 }],
    [false, 'a person has put something in', { A: 2 }, { A: 2 }, { A: 2, GIFT: 1 }],
    [false, 'a person has put in more of the same', { A: 2 }, { A: 2 }, { A: 3 }],
    [false, 'a person ships it by other SKUs', { A: 2 }, { A: 2 }, { ALIAS: 2 }],
    [true, 'less is due than is held, and nothing is known from before', { A: 1 }, null, { A: 2 }],
    [false, 'more is due than is held, and nothing is known from before', { A: 2 }, null, { A: 1 }],
  ])('differs from its store: %s, where %s', (isOther, _title, due, before, held) => {
    expect(isDifferent(due, before, held)).toBe(isOther);
  });
});

describe('labels that were bought', () => {
  const followed = { isFollowed: true, isCounted: false };
  const own = { isFollowed: false, isCounted: false };
  it.each<[boolean, string, Units, Units | null, Units, Parameters<typeof concernsLabels>[3]]>([
    [false, 'nothing has changed', { A: 2 }, { A: 2 }, { A: 2 }, followed],
    [true, 'a unit was paid back', { A: 1 }, { A: 2 }, { A: 1 }, followed],
    [false, 'that is none of what is held here', { A: 1 }, { A: 2 }, { A: 1 }, own],
    [true, 'goods were added to what has left', { A: 2, B: 1 }, { A: 2 }, { A: 2 }, followed],
    [false, 'they follow by themselves', { A: 3 }, { A: 2 }, { A: 2 }, { ...followed, isCounted: true }],
    [true, 'all that was divided has left', { A: 3 }, { A: 2 }, { A: 2 }, { ...own, isCounted: true }],
    [false, 'a rest is on hold', { A: 3 }, { A: 2 }, { A: 2 }, { ...own, isCounted: true, hasRest: true }],
    [false, 'nothing is known from before', { A: 1 }, null, { A: 2 }, followed],
  ])('need attention: %s, where %s', (isSo, _title, due, before, held, how) => {
    expect(concernsLabels(due, before, held, how)).toBe(isSo);
  });
});

describe('what has no label of an order that was divided', () => {
  it.each<[boolean, string, Units, Units | null, Units, Units]>([
    [true, 'what has one is all that is due', { A: 2 }, { A: 3 }, { A: 3 }, { A: 2 }],
    [true, 'a whole line of it was paid back', { A: 2 }, { A: 2, B: 1 }, { A: 2, B: 1 }, { A: 2, B: 0 }],
    [true, 'less is due than has one', { A: 1 }, { A: 3 }, { A: 3 }, { A: 2 }],
    [false, 'a part of it is due still', { A: 2 }, { A: 3 }, { A: 3 }, { A: 1 }],
    [false, 'nothing has a label', { A: 0 }, { A: 3 }, { A: 3 }, { A: 0 }],
    [false, 'there is none', { A: 2 }, { A: 3 }, { A: 2 }, { A: 2 }],
    [false, 'a person has put it in', { A: 2 }, { A: 2 }, { A: 2, GIFT: 1 }, { A: 2 }],
    [false, 'nothing is known from before', { A: 2 }, null, { A: 3 }, { A: 2 }],
  ])('is wanted no more: %s, where %s', (isSo, _title, due, before, held, labeled) => {
    expect(isRestOver(due, before, { held, labeled })).toBe(isSo);
  });

  it.each<[boolean, Units, Units]>([
    [true, { A: 1 }, { A: 2 }],
    [true, { A: 3 }, { A: 2, B: 1 }],
    [false, { A: 3, B: 1 }, { A: 2 }],
  ])('%s: %j is less than %j', (isSo, due, before) => {
    expect(isLess(due, before)).toBe(isSo);
  });
});
