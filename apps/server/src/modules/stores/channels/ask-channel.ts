import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { guardedJson } from '../../../platform/guarded-json.ts';
import { OutgoingError } from '../../../platform/outgoing-json.ts';
import { ChannelError, channelError, isToldToWait } from './channel-error.ts';
import { type AskBudget, endless, type Silence } from './turn-budget.ts';

/** Waits between attempts when the channel does not give one. */
const waitsMs = [1_000, 2_000, 4_000, 8_000] as const;
/** A channel that requires a longer wait is busy: waiting would block a worker. */
const patienceMs = 10_000;
const timeoutMs = 20_000;
const redirectsFollowed = 3;
/** Times a channel may put off a request for several records before it gets one for fewer. */
const putOffAllowed = 2;
/** Less time than this is not worth a request. */
const leastMs = 100;

/** A request to a channel: GET, or POST if there is a body, by default. */
interface ChannelQuestion {
  headers?: Record<string, string>;
  body?: unknown;
  method?: 'PUT' | 'DELETE';
  /** It changes something there: without an answer it may have been executed, so it is not repeated without checking. */
  isAct?: boolean;
  /** The address is chosen by this server, and may be on this machine. */
  isOurs?: boolean;
  /** How long the channel wants us to wait although it has answered; undefined: the answer is final. */
  throttledMs?: (content: unknown) => number | undefined;
  /** The longest wait between two attempts, if a channel's quota requires more than usual. */
  longestWaitMs?: number;
  /** Maximum attempts, if fewer than usual: a smaller request may succeed. */
  tries?: number;
  /** It is for several records: one that is put off again and again (503 with a time to wait) may be too much for the channel. */
  isDivisible?: boolean;
}

/** A channel's answer. */
interface ChannelAnswer {
  content: unknown;
  headers: IncomingHttpHeaders;
}

/** A shop may redirect between its name with and without `www.`, and to another path; keys are sent nowhere else. */
export function sameSite(from: URL, location: string | undefined, isSent: boolean): URL | undefined {
  if (isSent || location === undefined || !URL.canParse(location, from)) return undefined;
  const to = new URL(location, from);
  const name = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  const isSame = name(to) === name(from) && to.port === from.port && to.protocol === from.protocol;
  return isSame && to.href !== from.href ? to : undefined;
}

/** The target of a redirect that may be followed. */
const movedTo = (from: URL, { status = 0, more }: OutgoingError, isSent: boolean): URL | undefined =>
  status >= 300 && status < 400 ? sameSite(from, more.location, isSent) : undefined;

/** Calls a channel; see {@link askChannel}. */
export type ChannelCall = (url: URL, question?: ChannelQuestion) => Promise<ChannelAnswer>;

/**
 * Calls channels with retries: a busy or failing one (429, 5xx, no answer) is asked again, when it says or at growing intervals.
 * Redirects within the same site are followed. A request for several records that it puts off twice fails after the wait, so that the caller
 * can ask for fewer. Calls throw `ChannelError` when retries fail, or at once when the channel refuses or
 * the caller does not want to wait (`isPatient`); and what `budget` says once it has no time left, which is no answer to the question.
 */
export function askChannel(
  signal: AbortSignal,
  trusted: ReadonlySet<string>,
  { isPatient = true, budget = endless }: { isPatient?: boolean; budget?: AskBudget } = {},
): ChannelCall {
  const hasTime = (forMs = 0): boolean => budget.left() >= forMs + leastMs;
  return async (url, question = {}) => {
    const { headers, body, method, isAct, isOurs, throttledMs, longestWaitMs = patienceMs, tries } = question;
    const { isDivisible = false } = question;
    const trustedNow = isOurs ? new Set([url.host]) : trusted;
    const isSent = method !== undefined || body !== undefined;
    let place = url;
    let followed = 0;
    let putOff = 0;
    let silence: Silence = 'busy';
    for (let tried = 0; ; tried += 1) {
      const last = !isPatient || tried === waitsMs.length;
      const isEnough = isAct || (tries !== undefined && tried + 1 >= tries);
      let waitMs: number | undefined;
      if (!hasTime()) throw budget.spent(silence);
      try {
        const answer = await guardedJson(place, {
          signal,
          timeoutMs: Math.min(timeoutMs, Math.ceil(budget.left())),
          trusted: trustedNow,
          body,
          ...(method && { method }),
          ...(headers ? { headers } : {}),
        });
        waitMs = throttledMs?.(answer.content);
        if (waitMs === undefined) {
          budget.answered();
          return answer;
        }
        if (last) throw new ChannelError('busy');
      } catch (fault) {
        if (!(fault instanceof OutgoingError)) throw fault;
        const moved = followed < redirectsFollowed ? movedTo(place, fault, isSent) : undefined;
        if (moved) {
          place = moved;
          followed += 1;
          tried -= 1;
          continue;
        }
        const isPassing = fault.reason === 'unreachable' || fault.status === 429;
        const isAskedToWait = fault.status === 429 || (!isAct && isToldToWait(fault));
        silence = isAskedToWait ? 'busy' : 'unreachable';
        // Perhaps only cut off by us.
        if (isPassing && !hasTime()) throw budget.spent(silence);
        if (!isPassing || last || (isEnough && !isAskedToWait)) throw channelError(fault, place);
        if (isToldToWait(fault)) putOff += 1;
        if (fault.retryAfterSeconds !== undefined) waitMs = fault.retryAfterSeconds * 1_000;
      }
      waitMs ??= (waitsMs[tried] ?? 0) * (0.75 + Math.random() / 2);
      if (waitMs > longestWaitMs) throw new ChannelError('busy', { isOfSize: isDivisible && putOff > 0 });
      if (!hasTime(waitMs)) throw budget.spent(silence);
      await wait(waitMs, undefined, { signal });
      if (isDivisible && putOff >= putOffAllowed) throw new ChannelError('busy', { isOfQuestion: true });
    }
  };
}
