import { expect, it } from 'vitest';
import { undescribed } from './without-descriptions.ts';

it.each([
  [`{ method: 'GET', summary: 'Gives orders.', data }`, `{ method: 'GET', summary: '', data }`],
  [`{ summary:\n      'Gives a page; the newest first.',\n data }`, `{ summary: '',\n data }`],
  [`{ summary: "An order's file.", access: 'public' }`, `{ summary: '', access: 'public' }`],
  [String.raw`{ summary: 'One person\'s.', path }`, `{ summary: '', path }`],
  [`code: z.number().int().describe('What follows: 401.'),`, `code: z.number().int(),`],
  [`z.string().describe(\n  "Which message it is.",\n).optional()`, `z.string().optional()`],
  ['summary: z.string()', 'summary: z.string()'],
  ['describe(name)', 'describe(name)'],
])('%s becomes %s', (code, left) => expect(undescribed(code)).toBe(left));
