import { setTimeout as pause } from 'node:timers/promises';
import { aboutShipment } from '../call-subject.ts';
import {
  CarrierError,
  type CarrierEvent,
  type CarrierParcel,
  type CarrierTracking,
} from '../carrier-adapter.ts';

const tracksAtOnce = 5;

/** After these failures, asking for further parcels is pointless. */
const endsAsking: ReadonlySet<string> = new Set(['unauthorized', 'key-unreadable', 'rate-limited']);

/** How long to wait before each request so that there are at most so many a second, in milliseconds. */
export function pacing(perSecond: number): (now: number) => number {
  let free = 0;
  return (now) => {
    const at = Math.max(now, free);
    free = at + 1_000 / perSecond;
    return at - now;
  };
}

/** How parcels are requested. */
interface Asking {
  signal: AbortSignal;
  /** The most requests a second that the network accepts, if that is few. */
  perSecond?: number;
}

/**
 * The events of parcels, requested one by one in the given order, a few at a time. A failing request does not affect the other parcels;
 * those that were not asked about, because the network refused or time was up, are returned.
 *
 * @throws CarrierError when all requests failed
 */
export async function trackEach(
  parcels: readonly CarrierParcel[],
  eventsOf: (parcel: CarrierParcel) => Promise<readonly CarrierEvent[]>,
  { signal, perSecond = Infinity }: Asking,
): Promise<CarrierTracking> {
  const waiting = [...parcels];
  const events: CarrierEvent[] = [];
  const unasked: CarrierParcel[] = [];
  const faults: CarrierError[] = [];
  const waitOf = pacing(perSecond);
  let answered = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        const wait = waitOf(performance.now());
        if (wait > 0) await pause(wait);
        const { shipmentId } = next;
        const ask = () => eventsOf(next);
        events.push(...(await (shipmentId === undefined ? ask() : aboutShipment(shipmentId, ask))));
        answered += 1;
      } catch (error) {
        if (!(error instanceof CarrierError)) throw error;
        faults.push(error);
        if (endsAsking.has(error.failure.kind) || signal.aborted) unasked.push(next, ...waiting.splice(0));
      }
    }
  };
  await Promise.all(Array.from({ length: tracksAtOnce }, worker));
  const [fault] = faults;
  if (fault && answered === 0) throw fault;
  return { events, unasked };
}
