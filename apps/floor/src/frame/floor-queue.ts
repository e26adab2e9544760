import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { useHostState } from '@lading/bridge/react';
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
import { countOthers, isBy, keepActs, takeLeftActs, type Made } from './kept-acts.ts';
import { isLost, isPassing } from './queue-failures.ts';

const { inboundDetail, outboundDetail, returnDetail, floorWorkOrder, floorCrossdock, waveDetail } =
  floorCalls;

/** Stored on the device for all its tabs. */
const keptRefused = 'lading.floor.refused';
/** Maximum kept; more would not be read. */
const refusedMost = 200;
const againMs = 4_000;

/** An action, and who made it. */
type KeptAct = FloorAct & Made;

interface QueueState {
  /** Unsent actions, in the order in which they were made; those of other people are sent once these are signed in. */
  acts: readonly KeptAct[];
  /** Number of the person's own whose result no one waits for: they are kept until there is a connection. */
  kept: number;
  /** Number of actions on this device that other people made. */
  others: number;
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
  others: 0,
  sent: 0,
  isStuck: false,
  refused: readRefused(),
});
let isSending = false;
/** The id of the person whose actions are sent; empty if no one is signed in. */
let person = '';

interface Waiter {
  /** Its page was left: the action counts as kept. */
  hasLeft?: boolean;
  resolve: (reply: unknown) => void;
  reject: (reason: unknown) => void;
}

/** Callers waiting for the answer of an action, by its key. */
const waiters = new Map<string, Waiter>();

const isOwn = (act: KeptAct): boolean => isBy(act, person);
const madeNow = (act: FloorAct): KeptAct => ({ ...act, by: person });

function change(acts: readonly KeptAct[], isStuck: boolean): void {
  keepActs(acts);
  const kept = acts.filter((act) => isOwn(act) && !waiters.has(act.body.eventKey)).length;
  state.update({ acts, kept, isStuck });
}

/** Work continues: stored actions are sent in order later. */
function releaseWaiters(): void {
  for (const { resolve } of waiters.values()) resolve(null);
  waiters.clear();
}

/** Sends the actions of another person from now on: the device was handed over. */
function become(next: string): void {
  if (next === person) return;
  person = next;
  releaseWaiters();
  change(state.get().acts, false);
  state.update({ sent: 0, others: countOthers(next) });
}

function changeRefused(refused: readonly RefusedAct[]): void {
  keepOnDevice(keptRefused, JSON.stringify(refused));
  state.update({ refused });
}

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
  hasLeft: true,
  resolve: () => undefined,
  reject(reason) {
    if (reason instanceof ApiError) noteRefused(act, reason);
  },
});

/** Inserts the person's unsent actions of closed pages before the actions of this page. */
const takeLeft = () =>
  takeLeftActs(person, (found) => {
    const left = found as readonly KeptAct[];
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

/** Sends the person's waiting actions one after the other, in the order they were scanned. */
async function drain(api: ApiClient, client: QueryClient): Promise<void> {
  if (isSending || person === '') return;
  isSending = true;
  try {
    await takeLeft();
    state.update({ others: countOthers(person) });
    for (let first = state.get().acts.find(isOwn); first; first = state.get().acts.find(isOwn)) {
      const sending = first;
      const { eventKey } = sending.body;
      try {
        // After a reload no one waits for the answer, but it is still sent.
        const reply = await send(api, client, sending);
        const waiter = waiters.get(eventKey);
        if (waiter) waiter.resolve(reply);
        else state.update({ sent: state.get().sent + 1 });
      } catch (error) {
        const waiter = waiters.get(eventKey);
        const isKept = waiter === undefined || waiter.hasLeft === true;
        if (isLost(error) || (isKept && isPassing(eventKey, error))) {
          releaseWaiters();
          return change(state.get().acts, true);
        }
        if (waiter) waiter.reject(error);
        else if (error instanceof ApiError) noteRefused(sending, error);
      }
      waiters.delete(eventKey);
      change(
        state.get().acts.filter((act) => act !== sending),
        false,
      );
    }
  } finally {
    isSending = false;
  }
}

/** The actions waiting to be sent, and a function to add one. */
export function useQueue() {
  const api = useApi();
  const client = useQueryClient();
  const signedIn = useHostState(({ user }) => user?.user.userId ?? '');
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
    become(signedIn);
    const again = () => void drain(api, client);
    again();
    addEventListener('online', again);
    const timer = setInterval(again, againMs);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [api, client, signedIn]);
  const mine = now.acts.filter((act) => isBy(act, signedIn));
  return {
    ...now,
    /** Number of the person's unsent actions. */
    waiting: mine.length,
    /** Whether one of the person's unsent actions is meant. */
    isWaiting: (isMeant: (act: FloorAct) => boolean): boolean => mine.some(isMeant),
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
      change([...acts, madeNow(act)], isStuck);
      void drain(api, client);
      // The key connects an action with the reply of its own call.
      return answer as Promise<ReplyOf<Name> | null>;
    },
  };
}
