import type { FieldError } from '@lading/contracts/localized-text';
import type { z } from 'zod';
import { unstorableTexts } from '../unstorable-text.ts';
import { zodFaults } from '../zod-faults.ts';

const unreadable: FieldError = {
  fieldName: '',
  message: 'The request cannot be read.',
  zhMessage: '无法读取请求。',
};

/** Reads the body of a bulk call as every other body is read: by its schema, without what cannot be stored and without `__proto__`. */
export function readBulk<Body>(
  bytes: Uint8Array,
  schema: z.ZodType<Body>,
): { body: Body } | { faults: FieldError[] } {
  const value = parse(bytes);
  if (value === undefined) return { faults: [unreadable] };
  const unstorable = unstorableTexts(value);
  if (unstorable.length > 0) return { faults: unstorable };
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? { body: parsed.data } : { faults: zodFaults(parsed.error) };
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
