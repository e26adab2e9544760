import type { z } from 'zod';

/** A kind of background job: its name in the queue and the shape of its payload. */
export interface JobKind<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
}

/** Declares a kind of job. The payload is stored as JSON and checked again before the job runs. */
export function jobKind<Payload>(name: string, payload: z.ZodType<Payload>): JobKind<Payload> {
  return { name, payload };
}
