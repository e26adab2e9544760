import { limits } from '@lading/contracts/core';
import { expect, it } from 'vitest';
import { fileRefusal } from './file-rules.ts';

it.each([
  ['an empty file is not sent', 0, 'empty'],
  ['a file of one byte is sent', 1, null],
  ['a file as large as may be is sent', limits.importFile.bytes, null],
  ['a larger file is not sent', limits.importFile.bytes + 1, 'size'],
])('%s', (_sentence, size, why) => {
  expect(fileRefusal({ size })).toBe(why);
});
