import { expect, it } from 'vitest';
import { localized } from './localized.ts';

it.each([
  ['en', { message: 'Taken', zhMessage: '已占用' }, 'Taken'],
  ['cn', { message: 'Taken', zhMessage: '已占用' }, '已占用'],
  ['cn', { message: 'Taken', zhMessage: '' }, 'Taken'],
  ['en', { message: '', zhMessage: '已占用' }, '已占用'],
] as const)('in %s picks the text of %j (spec §8)', (language, text, picked) => {
  expect(localized(text, language)).toBe(picked);
});
