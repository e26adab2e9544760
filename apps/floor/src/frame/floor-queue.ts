import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { type CallData, type CallInput, queryKey } from '@lading/contracts/core';
import {
  floorApi,
  floorCrossdockApi,
  floorExceptionsApi,
  floorFreightApi,
  floorWavesApi,
  floorWorkApi,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { Observable } from '@lading/ui/observable';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { keepOnDevice, readDeviceList } from './device-storage.ts';
import { keepActs, takeLeftActs } from './kept-acts.ts';

const calls = {
  ...floorApi.calls,
  ...floorWorkApi.calls,
  ...floorFreightApi.calls,
  ...floorCrossdockApi.calls,
  ...floorExceptionsApi.calls,
  ...floorWavesApi.calls,
};
const { inboundDetail, outboundDetail, returnDetail, floorWorkOrder, floorCrossdock, waveDetail } = calls;
type InboundCall = 'arrive' | 'receive' | 'putAway' | 'closeInbound';
type OutboundCall = 'pick' | 'pack' | 'ship' | 'palletize' | 'depart' | keyof typeof floorExceptionsApi.calls;
type ReturnCall = 'arriveReturn' | 'inspectReturn' | 'completeReturn';
type WorkCall = 'startWork' | 'reportWork' | 'finishWork' | 'rejectWork';
type CrossdockCall = 'arriveCrossdock' | 'receiveCartons' | 'dispatchCartons' | 'closeCrossdock';
type QueuedCall =
  InboundCall | OutboundCall | ReturnCall | WorkCall | CrossdockCall | 'countBin' | 'pickWave';
type ReplyOf<Name extends QueuedCall> = CallData<(typeof calls)[Name]>;
type ActOf<Name extends QueuedCall> = Name extends Name
  ? { call: Name; body: CallInput<(typeof calls)[Name]>['body'] }
  : never;

/** One action of the floor, with its idempotency key. */
export type FloorAct = ActOf<QueuedCall>;

/** A stored action that the server refused after its page was closed. */
interface RefusedAct {
  eventKey: string;
  call: QueuedCall;
  /** The scanned text, if it was a scan. */
  code: string | null;
  message: string;
  zhMessage: string;
}

/** Stored on the device for all its tabs. */
const keptRefused = 'lading.floor.refused';
/** Maximum kept; more would not be read. */
const refusedMost = 50;
const againMs = 4_000;

interface QueueState {
  waiting: number;
  /** The last attempt got no answer. */
  isStuck: boolean;
  refused: readonly RefusedAct[];
}

const readRefused = () => readDeviceList<RefusedAct>(keptRefused);
let acts: FloorAct[] = [];
const state = new Observable<QueueState>({ waiting: 0, isStuck: false, refused: readRefused() });
let isSending = false;
/** Callers waiting for the answer of an action, by its key. */
const waiters = new Map<string, { resolve: (reply: unknown) => void; reject: (error: unknown) => void }>();

function change(next: FloorAct[], isStuck: boolean): void {
  acts = next;
  keepActs(acts);
  state.update({ waiting: acts.length, isStuck });
}

function changeRefused(refused: readonly RefusedAct[]): void {
  keepOnDevice(keptRefused, JSON.stringify(refused));
  state.update({ refused });
}

/** Too many requests, and a proxy's replies while the server is away. */
const awayCodes: readonly (number | null)[] = [429, 502, 503, 504];

/** Failures without an answer from the server are retried; a refusal is final. */
const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'rejected' || awayCodes.includes(error.code);

function noteRefused({ call, body }: FloorAct, { message, zhMessage }: ApiError): void {
  const { eventKey } = body;
  const code = 'code' in body ? body.code : null;
  // Another tab may have recorded some since.
  changeRefused([{ eventKey, call, code, message, zhMessage }, ...readRefused()].slice(0, refusedMost));
}

/** Inserts unsent actions of closed pages before the actions of this page. */
const takeLeft = () =>
  takeLeftActs((found) => {
    const left = found as readonly FloorAct[];
    const known = new Set(acts.map(({ body }) => body.eventKey));
    change([...left.filter(({ body }) => !known.has(body.eventKey)), ...acts], state.get().isStuck);
  });

/** The query of the page that shows a reply; null for a count, which changes no displayed page. */
function shownBy(reply: ReplyOf<QueuedCall>) {
  if ('inboundId' in reply) return queryKey(inboundDetail, { params: { inboundId: reply.inboundId } });
  if ('returnId' in reply) return queryKey(returnDetail, { params: { returnId: reply.returnId } });
  if ('workOrderId' in reply) return queryKey(floorWorkOrder, { params: { workOrderId: reply.workOrderId } });
  if ('crossdockId' in reply) return queryKey(floorCrossdock, { params: { crossdockId: reply.crossdockId } });
  if ('outboundId' in reply) return queryKey(outboundDetail, { params: { outboundId: reply.outboundId } });
  return null;
}

async function send(api: ApiClient, client: QueryClient, { call, body }: FloorAct): Promise<unknown> {
  // Each call gets its own body.
  const reply: ReplyOf<QueuedCall> = await api.call(calls[call], { body } as never);
  const key = shownBy(reply);
  if ('wave' in reply)
    client.setQueryData(queryKey(waveDetail, { params: { waveId: reply.wave.waveId } }), reply.wave);
  if (key) client.setQueryData(key, reply);
  return reply;
}

/** Sends waiting actions one after the other, in the order they were scanned. */
async function drain(api: ApiClient, client: QueryClient): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    await takeLeft();
    for (let [first] = acts; first; [first] = acts) {
      const { eventKey } = first.body;
      const waiter = waiters.get(eventKey);
      try {
        // After a reload no one waits for the answer, but it is still sent.
        const reply = await send(api, client, first);
        waiter?.resolve(reply);
      } catch (error) {
        if (isLost(error)) {
          // Work continues: stored actions are sent in order later.
          for (const { resolve } of waiters.values()) resolve(null);
          waiters.clear();
          return change(acts, true);
        }
        if (waiter) waiter.reject(error);
        else if (error instanceof ApiError) noteRefused(first, error);
      }
      waiters.delete(eventKey);
      change(acts.slice(1), false);
    }
  } finally {
    isSending = false;
  }
}

/** The actions waiting to be sent, and a function to add one. */
export function useQueue() {
  const api = useApi();
  const client = useQueryClient();
  const now = useSyncExternalStore(state.subscribe, state.get);
  useEffect(() => {
    const again = () => void drain(api, client);
    again();
    addEventListener('online', again);
    const timer = setInterval(again, againMs);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [api, client]);
  return {
    ...now,
    /** Removes refusals from the list once they are read. */
    dismiss() {
      const seen = new Set(state.get().refused.map(({ eventKey }) => eventKey));
      changeRefused(readRefused().filter(({ eventKey }) => !seen.has(eventKey)));
    },
    /**
     * Returns the reply once the server has recorded the action; rejects if it refuses. Without a network it returns null: the
     * action is stored on the device, also over reloads, and sent later.
     */
    act: <Name extends QueuedCall>(act: FloorAct & { call: Name }): Promise<ReplyOf<Name> | null> => {
      const answer = state.get().isStuck
        ? Promise.resolve(null)
        : new Promise<unknown>((resolve, reject) => waiters.set(act.body.eventKey, { resolve, reject }));
      change([...acts, act], state.get().isStuck);
      void drain(api, client);
      // The key connects an action with the reply of its own call.
      return answer as Promise<ReplyOf<Name> | null>;
    },
  };
}
