import type { z } from 'zod';

/** A kind of background job: its name in the queue and the shape of its payload. */
export interface JobKind<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /**
   * Most of its time it waits for another party, such as a carrier, a store or a mail server. Such jobs have workers and lanes of their own:
   * one that is silent keeps no import or export from its turn.
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
