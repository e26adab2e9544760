import { z } from 'zod';
import { fieldError, messageParams } from './localized-text.ts';

/**
 * Body codes of a refused call (decision D2). 401 signs out, 555 leads to `/maintain` (spec §8);
 * all others are shown by the error policy unless the call asks for silence.
 */
export const errorCode = {
  badInput: 400,
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  notAcceptable: 406,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  unknown: 500,
  maintenance: 555,
} as const;
export type ErrorCode = (typeof errorCode)[keyof typeof errorCode];

/**
 * A refusal: a text in both languages and, for bad input, every error and not just the first (decision D2). `code` is the number
 * of spec §8; `reason` identifies the message, as does the `code` of an item of `errors` (decision D18).
 */
export const refusal = z.object({
  result: z.literal('ERR'),
  code: z.number().int().describe('What follows: 401 signs out, 555 leads to the maintenance page.'),
  reason: z
    .string()
    .optional()
    .describe('Which message this is, such as `stores.expired`: what programs go by.'),
  params: messageParams.optional().describe('What the texts say beside their own words, by name.'),
  message: z.string(),
  zhMessage: z.string(),
  errors: z.array(fieldError).optional(),
  /** Also recorded in the server's log, so that support can find it. */
  requestId: z.string().optional(),
});
export type Refusal = z.infer<typeof refusal>;

/** The reply envelope around `data` (decision D2): `{result: "OK", data}` or a {@link refusal}. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.union([z.object({ result: z.literal('OK'), data }), refusal]);
}

/**
 * A refusal with the tolerance that a client needs: another back end may omit parts, send the code as a text, or, for the
 * template list, put the message into `data` (spec §8).
 */
export const lenientRefusal = z.object({
  code: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .optional()
    .catch(undefined),
  message: z.string().min(1).optional().catch(undefined),
  zhMessage: z.string().min(1).optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  params: messageParams.optional().catch(undefined),
  errors: z.array(fieldError).optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
});
