import type { z } from 'zod';

/** A kind of background job: its name in the queue and the shape of its payload. */
export interface JobKind<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /**
   * Mostly waits for another party, such as a carrier, a store or a mail server. Such jobs have separate workers and lanes:
   * a silent party does not block imports or exports.
   */
  asksOutside: boolean;
}

/** Declares a kind of job. The payload is stored as JSON and checked again before the job runs. */
export function jobKind<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  { asksOutside = false } = {},
): JobKind<Payload> {
  return { name, payload, asksOutside };
}
