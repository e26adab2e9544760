import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * The few kinds of values with more than one wire format. Each accepts what a back end that follows spec §7 may send and yields
 * one form; parsing twice gives the same result, so a reply may pass through its schema on either side of the wire.
 */

/** An identifier: a string from our server, a number from others; always a string in the program. */
export const wireId = z.union([z.string().max(limits.idCharacters), z.number().transform(String)]);

/** A moment: ISO 8601 in UTC from our server. Epoch milliseconds become ISO 8601; other texts pass unchanged. */
export const wireTime = z.union([
  z.string(),
  z
    .number()
    .int()
    .min(-8.64e15)
    .max(8.64e15)
    .transform((epoch) => new Date(epoch).toISOString()),
]);

/** A boolean that others may send as 0/1, "Y"/"N" or "true"/"false". */
export const wireFlag = z.union([
  z.boolean(),
  z.number().transform((value) => value === 1),
  z.string().transform((value) => ['1', 'true', 'y', 'yes'].includes(value.toLowerCase())),
]);

/** A text that a back end may omit or send as null. */
export const wireText = z.string().nullish();

/** Stands for an element that is left out; no schema gives it. */
const unknownValue = undefined as never;

/**
 * A list of values of which a later server may send kinds that this program does not know, such as to a tab that stays open across an
 * update: those are left out, and the others are read.
 */
export const knownOnly = <Element extends z.ZodType>(element: Element) =>
  z
    .array(element.catch(unknownValue))
    .transform((values) => values.filter((value) => value !== unknownValue));

/** A number that a back end may omit or send as null. */
export const wireNumber = z.number().nullish();

/** A whole number in a query, form or multipart part, where everything is text on the wire. */
export function queryInteger(minimum: number, maximum: number) {
  const whole = z.number().int().min(minimum).max(maximum);
  return z.union([
    whole,
    z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number)
      .pipe(whole),
  ]);
}

/** A boolean in a query: `true` or `false`. */
export const queryFlag = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
]);

/** A comma-separated list in a query, such as `storeIds` (spec §7); yields its trimmed members. */
export const commaList = z.union([
  z.array(z.string()),
  z.string().transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]);

/** JSON inside a text part, such as `fieldMapping` of the product import (decision D8); yields the parsed value. */
export function jsonText<Inner extends z.ZodType>(inner: Inner) {
  return z.union([
    inner,
    z
      .string()
      .transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.addIssue({ code: 'custom', message: 'Not valid JSON' });
          return z.NEVER;
        }
      })
      .pipe(inner),
  ]);
}
