import type { CallData, CallInput } from '@lading/contracts/core';
import {
  countKeptMost,
  floorApi,
  floorCrossdockApi,
  floorExceptionsApi,
  floorFreightApi,
  floorWavesApi,
  floorWorkApi,
} from '@lading/contracts/warehouse';

/** The calls of the floor. */
export const floorCalls = {
  ...floorApi.calls,
  ...floorWorkApi.calls,
  ...floorFreightApi.calls,
  ...floorCrossdockApi.calls,
  ...floorExceptionsApi.calls,
  ...floorWavesApi.calls,
};
type InboundCall = 'arrive' | 'receive' | 'putAway' | 'closeInbound';
type OutboundCall = 'pick' | 'pack' | 'ship' | 'palletize' | 'depart' | keyof typeof floorExceptionsApi.calls;
type ReturnCall = 'arriveReturn' | 'inspectReturn' | 'completeReturn';
type WorkCall = 'startWork' | 'reportWork' | 'finishWork' | 'rejectWork';
type CrossdockCall = 'arriveCrossdock' | 'receiveCartons' | 'dispatchCartons' | 'closeCrossdock';
/** The calls that wait for a connection. */
export type QueuedCall =
  InboundCall | OutboundCall | ReturnCall | WorkCall | CrossdockCall | 'countBin' | 'pickWave';
/** The reply of one of them. */
export type ReplyOf<Name extends QueuedCall> = CallData<(typeof floorCalls)[Name]>;
type ActOf<Name extends QueuedCall> = Name extends Name
  ? {
      call: Name;
      body: CallInput<(typeof floorCalls)[Name]>['body'];
      /** When a count was made, in milliseconds by the clock of this device. */
      madeAt?: number;
    }
  : never;

/** One action of the floor, with its idempotency key. */
export type FloorAct = ActOf<QueuedCall>;

/** A count that is made now. */
export function countNow(body: ActOf<'countBin'>['body']): ActOf<'countBin'> {
  return { call: 'countBin', body, madeAt: Date.now() };
}

/**
 * The body of an action as it is sent. A count says how long ago it was made: units may have moved since. Not at what time, as the clock of
 * a device may be wrong.
 *
 * @param now in milliseconds by the clock of this device
 */
export function sentBody({ call, body, madeAt }: FloorAct, now: number): object {
  if (call !== 'countBin' || madeAt === undefined) return body;
  const seconds = Math.floor((now - madeAt) / 1_000);
  return { ...body, keptSeconds: Math.min(Math.max(seconds, 0), countKeptMost) };
}

/** A stored action that the server refused after its page was closed. */
export interface RefusedAct {
  eventKey: string;
  call: QueuedCall;
  /** The scanned text, if it was a scan. */
  code: string | null;
  binCode?: string | null;
  units?: number | null;
  /** The page on which it was made, see {@link pageOf}. */
  page?: string;
  message: string;
  zhMessage: string;
}

/** The page of the record that an action is about. */
export function pageOf({ body }: FloorAct): string {
  if ('inboundId' in body) return `/dock/${body.inboundId}`;
  if ('outboundId' in body) return `/pick/${body.outboundId}`;
  if ('returnId' in body) return `/returns/${body.returnId}`;
  if ('workOrderId' in body) return `/work/${body.workOrderId}`;
  if ('crossdockId' in body) return `/crossdock/${body.crossdockId}`;
  return 'waveId' in body ? `/waves/${body.waveId}` : '/counts';
}
