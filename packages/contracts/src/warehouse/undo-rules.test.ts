import { expect, it } from 'vitest';
import { mayUndo } from './undo-rules.ts';

it.each([
  ['outbound.picked', 'PICKING', true],
  // Stock ran out after units were picked, and came again.
  ['outbound.picked', 'BACKORDERED', true],
  ['outbound.picked', 'ALLOCATED', true],
  ['outbound.picked', 'PACKED', false],
  ['outbound.picked', 'CANCEL_REQUESTED', false],
  ['outbound.picked', 'SHIPPED', false],
  ['inbound.arrived', 'ARRIVED', true],
  ['inbound.arrived', 'RECEIVING', false],
  ['crossdock.arrived', 'ARRIVED', true],
  ['return.arrived', 'ARRIVED', false],
  ['inbound.received', 'RECEIVED', true],
  ['inbound.stowed', 'RECEIVING', true],
  ['inbound.stowed', 'CLOSED', false],
  ['return.inspected', 'INSPECTING', true],
  ['return.inspected', 'COMPLETED', false],
  ['crossdock.received', 'IN_PROGRESS', true],
  ['crossdock.dispatched', 'CLOSED', false],
  ['work.assembled', 'IN_PROGRESS', true],
  ['work.disposed', 'DONE', false],
  ['outbound.packed', 'PACKED', false],
  ['stock.counted', 'PICKING', false],
] as const)('%s of a record that is %s: %s', (kind, state, expected) => {
  expect(mayUndo({ kind, isReversed: false }, state)).toBe(expected);
});

it('what is undone is not undone again', () => {
  expect(mayUndo({ kind: 'outbound.picked', isReversed: true }, 'PICKING')).toBe(false);
});
