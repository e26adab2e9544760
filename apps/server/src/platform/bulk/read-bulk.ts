import { coreMessages, type FieldError, zodErrors } from '@lading/contracts/core';
import { importMessages } from '@lading/contracts/imports';
import type { z } from 'zod';
import { unstorableTexts } from '../unstorable-text.ts';

const unreadable: FieldError = {
  fieldName: '',
  ...coreMessages.unreadableRequest(),
};

/** Parses the body of a bulk call like any other body: by its schema, without unstorable text and without `__proto__`. */
export function readBulk<Body>(
  bytes: Uint8Array,
  schema: z.ZodType<Body>,
): { body: Body } | { faults: FieldError[] } {
  const value = parse(bytes);
  if (value === undefined) return { faults: [unreadable] };
  const unstorable = unstorableTexts(value);
  if (unstorable.length > 0) return { faults: unstorable };
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? { body: parsed.data } : { faults: zodErrors(parsed.error, [importMessages]) };
}

function parse(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const members: unknown[] = Array.isArray(value) ? value : [value];
    const isForged = (member: unknown) =>
      typeof member === 'object' && member !== null && Object.hasOwn(member, '__proto__');
    return members.some(isForged) ? undefined : value;
  } catch {
    return undefined;
  }
}
