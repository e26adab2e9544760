import { ApiError } from './api-error.ts';
import { expect, it } from 'vitest';
import { isUnknownCall } from './is-unknown-call.ts';

const refusal = (code: number | null) =>
  new ApiError({ kind: 'rejected', message: 'No', zhMessage: '否', call: null, code });

it.each([
  [404, true],
  [405, true],
  [406, true],
  [403, false],
  [500, false],
  [null, false],
])('code %s says that a back end does not have the call: %s', (code, isUnknown) => {
  expect(isUnknownCall(refusal(code))).toBe(isUnknown);
});

it('does not accept any other error as such an answer', () => {
  expect(isUnknownCall(new TypeError('Failed to fetch'))).toBe(false);
});
