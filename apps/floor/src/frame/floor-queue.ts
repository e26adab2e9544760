import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { queryKey } from '@lading/contracts/core';
import { useApi } from '@lading/sub-app-kit/api-context';
import { Observable } from '@lading/ui/observable';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keepOnDevice, readDeviceList } from './device-storage.ts';
import {
  floorCalls,
  pageOf,
  sentBody,
  type FloorAct,
  type QueuedCall,
  type RefusedAct,
  type ReplyOf,
} from './floor-acts.ts';
import { keepActs, takeLeftActs } from './kept-acts.ts';

const { inboundDetail, outboundDetail, returnDetail, floorWorkOrder, floorCrossdock, waveDetail } =
  floorCalls;

/** Stored on the device for all its tabs. */
const keptRefused = 'lading.floor.refused';
/** Maximum kept; more would not be read. */
const refusedMost = 200;
const againMs = 4_000;

interface QueueState {
  /** Unsent actions, in the order in which they were made. */
  acts: readonly FloorAct[];
  /** Number of those whose result no one waits for: they are kept until there is a connection. */
  kept: number;
  /** Kept actions that the server has recorded since the last message about them was dismissed. */
  sent: number;
  /** The last attempt got no answer. */
  isStuck: boolean;
  refused: readonly RefusedAct[];
}

const readRefused = () => readDeviceList<RefusedAct>(keptRefused);
const state = new Observable<QueueState>({
  acts: [],
  kept: 0,
  sent: 0,
  isStuck: false,
  refused: readRefused(),
});
let isSending = false;

interface Waiter {
  resolve: (reply: unknown) => void;
  reject: (reason: unknown) => void;
}

/** Callers waiting for the answer of an action, by its key. */
const waiters = new Map<string, Waiter>();

function change(acts: readonly FloorAct[], isStuck: boolean): void {
  keepActs(acts);
  const kept = acts.filter(({ body }) => !waiters.has(body.eventKey)).length;
  state.update({ acts, kept, isStuck });
}

function changeRefused(refused: readonly RefusedAct[]): void {
  keepOnDevice(keptRefused, JSON.stringify(refused));
  state.update({ refused });
}

/** Too many requests, and a proxy's replies while the server is away. */
const awayCodes: readonly (number | null)[] = [429, 502, 503, 504];

/** The server lost its database, maybe after the commit. A code without its texts, which this page does not load. */
const databaseAway = 'core.databaseAway';

/** Failures without an answer from the server are retried, as is one whose result it does not know; a refusal is final. */
const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.kind !== 'rejected' ||
  awayCodes.includes(error.code) ||
  error.reason === databaseAway;

function noteRefused(act: FloorAct, { message, zhMessage }: ApiError): void {
  const { call, body } = act;
  const scanned = 'trackingNumber' in body ? body.trackingNumber : null;
  const counted = 'counted' in body ? body.counted : null;
  const noted: RefusedAct = {
    eventKey: body.eventKey,
    call,
    code: 'code' in body ? body.code : scanned,
    binCode: ('binCode' in body && body.binCode) || null,
    units: 'quantity' in body ? body.quantity : counted,
    page: pageOf(act),
    message,
    zhMessage,
  };
  // Another tab may have recorded some since.
  changeRefused([noted, ...readRefused()].slice(0, refusedMost));
}

/** Once its page is left, a refusal has no other place than the list of refusals. */
const afterLeaving = (act: FloorAct): Waiter => ({
  resolve: () => undefined,
  reject(reason) {
    if (reason instanceof ApiError) noteRefused(act, reason);
  },
});

/** Inserts unsent actions of closed pages before the actions of this page. */
const takeLeft = () =>
  takeLeftActs((found) => {
    const left = found as readonly FloorAct[];
    const { acts, isStuck } = state.get();
    const known = new Set(acts.map(({ body }) => body.eventKey));
    change([...left.filter(({ body }) => !known.has(body.eventKey)), ...acts], isStuck);
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

async function send(api: ApiClient, client: QueryClient, act: FloorAct): Promise<unknown> {
  const body = sentBody(act, Date.now());
  // Each call gets its own body.
  const reply: ReplyOf<QueuedCall> = await api.call(floorCalls[act.call], { body } as never);
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
    for (let [first] = state.get().acts; first; [first] = state.get().acts) {
      const { eventKey } = first.body;
      try {
        // After a reload no one waits for the answer, but it is still sent.
        const reply = await send(api, client, first);
        const waiter = waiters.get(eventKey);
        if (waiter) waiter.resolve(reply);
        else state.update({ sent: state.get().sent + 1 });
      } catch (error) {
        if (isLost(error)) {
          // Work continues: stored actions are sent in order later.
          for (const { resolve } of waiters.values()) resolve(null);
          waiters.clear();
          return change(state.get().acts, true);
        }
        const waiter = waiters.get(eventKey);
        if (waiter) waiter.reject(error);
        else if (error instanceof ApiError) noteRefused(first, error);
      }
      waiters.delete(eventKey);
      change(state.get().acts.slice(1), false);
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
  /** The actions that this part of a page waits for. */
  const own = useRef(new Set<FloorAct>());
  useEffect(() => {
    const left = own.current;
    return () => {
      for (const act of left) waiters.set(act.body.eventKey, afterLeaving(act));
    };
  }, []);
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
    /** Number of unsent actions. */
    waiting: now.acts.length,
    /** Whether one of the unsent actions is meant. */
    isWaiting: (isMeant: (act: FloorAct) => boolean): boolean => now.acts.some(isMeant),
    /** Removes refusals from the list once they are read; those that were not shown yet stay. */
    dismiss(read: readonly RefusedAct[] = now.refused) {
      const seen = new Set(read.map(({ eventKey }) => eventKey));
      changeRefused(readRefused().filter(({ eventKey }) => !seen.has(eventKey)));
    },
    /** Removes the message about sent actions. */
    dismissSent: () => state.update({ sent: 0 }),
    /**
     * Returns the reply once the server has recorded the action; rejects if it refuses. Without a network it returns null: the
     * action is stored on the device, also over reloads, and sent later.
     */
    act: <Name extends QueuedCall>(act: FloorAct & { call: Name }): Promise<ReplyOf<Name> | null> => {
      const { acts, isStuck } = state.get();
      const { eventKey } = act.body;
      const answer = isStuck
        ? Promise.resolve(null)
        : new Promise<unknown>((resolve, reject) => waiters.set(eventKey, { resolve, reject })).finally(() =>
            own.current.delete(act),
          );
      if (!isStuck) own.current.add(act);
      change([...acts, act], isStuck);
      void drain(api, client);
      // The key connects an action with the reply of its own call.
      return answer as Promise<ReplyOf<Name> | null>;
    },
  };
}
