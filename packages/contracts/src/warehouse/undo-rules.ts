import type { WarehouseEvent } from './inbound.ts';
import type { WarehouseState } from './state-names.ts';
import type { StockEventKind } from './stock.ts';
import { workEvents } from './work-orders.ts';

const arrived: readonly WarehouseState[] = ['ARRIVED'];
const received: readonly WarehouseState[] = ['RECEIVING', 'RECEIVED'];
const inProgress: readonly WarehouseState[] = ['IN_PROGRESS'];

/** The states in which each kind of event can be undone; those that are not here never can. */
const undoStates: Readonly<Partial<Record<StockEventKind, readonly WarehouseState[]>>> = {
  // What was marked by mistake, or turned out to be empty, is expected again, and its client can cancel it.
  'inbound.arrived': arrived,
  'crossdock.arrived': arrived,
  'inbound.received': received,
  'inbound.stowed': received,
  // What is picked can also go back while the order waits for more, and before its picking goes on.
  'outbound.picked': ['BACKORDERED', 'ALLOCATED', 'PICKING'],
  'return.inspected': ['INSPECTING'],
  'crossdock.received': inProgress,
  'crossdock.dispatched': inProgress,
  [workEvents.KIT]: inProgress,
  [workEvents.UNKIT]: inProgress,
  [workEvents.RELABEL]: inProgress,
  [workEvents.REPACK]: inProgress,
  [workEvents.DISPOSE]: inProgress,
};

/**
 * Whether staff may undo what an event reported; the server goes by it, and screens offer exactly that (warehouse design, decision 1).
 *
 * @param state of the record that the event belongs to
 */
export const mayUndo = (
  { kind, isReversed }: Pick<WarehouseEvent, 'kind' | 'isReversed'>,
  state: WarehouseState,
): boolean => !isReversed && (undoStates[kind]?.includes(state) ?? false);
