import { expect, it } from 'vitest';
import { orderActsApi } from './order-acts.calls.ts';
import { orderDetail } from './order-detail.calls.ts';

// A tab that stays open across an update hears of kinds that it does not know.
const { act, timeline } = orderActsApi.calls;

it('unknown acts are left out, the known ones stay', () => {
  const sent = ['hold', 'teleport', 'note'];
  expect(orderDetail.shape.allowedActs.parse(sent)).toEqual(['hold', 'note']);
  expect(orderDetail.shape.allowedActs.parse(undefined)).toBeUndefined();
  expect(act.data.parse({ orderStatus: 'UNSHIPPED', allowedActs: sent }).allowedActs).toEqual([
    'hold',
    'note',
  ]);
});

it('unknown events and fields are left out of the timeline', () => {
  const event = { eventId: '1', time: '2026-11-26T00:00:00Z', userName: 'Mei' };
  const events = timeline.data.parse([
    { ...event, kind: 'noted', detail: { note: 'Call first' } },
    { ...event, kind: 'teleported', detail: {} },
    { ...event, kind: 'edited', detail: { fields: ['shipBy', 'color'], ruled: ['way', 'color'] } },
    { ...event, kind: 'held', detail: { reason: 'MOON', note: 'Full' } },
    {
      ...event,
      kind: 'hold-changed',
      detail: { hold: { reason: { from: 'STOCK', to: 'MOON' } }, note: null },
    },
  ]);
  expect(events.map(({ kind }) => kind)).toEqual(['noted', 'edited', 'held', 'hold-changed']);
  expect(events[1]!.detail).toMatchObject({ fields: ['shipBy'], ruled: ['way'] });
  expect(events[2]!.detail).toMatchObject({ reason: null, note: 'Full' });
  expect(timeline.data.parse(events)).toEqual(events);
});
