import { ApiError, networkErrorText } from '@lading/api-client/api-error';
import { coreMessages } from '@lading/contracts/core';
import { expect, it } from 'vitest';
import { wizardFailure } from './wizard-failure.ts';

const refused = { message: 'No', zhMessage: '不', kind: 'rejected', call: null, requestId: 'r-1' } as const;

it("shows the server's text in both languages, and every listed error", () => {
  const errors = [{ fieldName: 'unit', message: 'Unit is required.', zhMessage: '单位为必填项。' }];
  expect(wizardFailure(new ApiError({ ...refused, code: 400, errors }))).toEqual({
    text: { message: 'No', zhMessage: '不' },
    details: errors,
    requestId: null,
    isLost: false,
  });
});

it('shows the request id of an error that only the server’s log explains', () => {
  expect(wizardFailure(new ApiError({ ...refused, code: 500 }))?.requestId).toBe('r-1');
});

it('recognizes a lost reply, after which the same request may be sent again', () => {
  expect(wizardFailure(new ApiError({ ...networkErrorText, kind: 'network', call: null }))?.isLost).toBe(
    true,
  );
});

it.each([
  ['a proxy that lost the server', { code: 502 }, true],
  ['a proxy that waited too long', { code: 504 }, true],
  ['a server that lost its database', { code: 500, reason: coreMessages.databaseAway.code }, true],
  ['a server with an error of its own', { code: 500 }, false],
  ['a refusal', { code: 409 }, false],
])('knows that %s may have processed the request, or not', (_name, answer, isLost) => {
  expect(wizardFailure(new ApiError({ ...refused, ...answer }))?.isLost).toBe(isLost);
});

it('is silent about a canceled call', () => {
  expect(wizardFailure(new DOMException('Stopped', 'AbortError'))).toBeNull();
});

it('uses a safe text for unknown errors', () => {
  expect(wizardFailure(new TypeError('x is undefined'))?.text.message).toBe(
    'Server error, please try again later',
  );
});
