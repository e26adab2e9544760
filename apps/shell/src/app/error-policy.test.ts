// @vitest-environment happy-dom
import { identityApi } from '@lading/contracts/identity';
import { ApiError, type ApiErrorKind } from '@lading/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { verdictOn } from './error-policy.ts';

const fault = (kind: ApiErrorKind, call: ApiError['call'] = null) =>
  new ApiError({ kind, call, message: 'Taken', zhMessage: '已占用', requestId: 'r-1' });

describe('the error policy (spec §8)', () => {
  it.each([
    ['signed-out', false, { kind: 'sign-out' }],
    ['signed-out', true, { kind: 'sign-out' }],
    ['maintenance', false, { kind: 'silence' }],
    ['rejected', false, { kind: 'toast', text: 'Taken', requestId: 'r-1' }],
    ['rejected', true, { kind: 'silence' }],
    ['network', false, { kind: 'toast', text: 'Taken', requestId: 'r-1' }],
    ['file', false, { kind: 'toast', text: 'Taken', requestId: 'r-1' }],
  ] as const)('%s, silent: %s', (kind, isSilent, verdict) => {
    expect(verdictOn(fault(kind), isSilent, 'en', 'Server error')).toEqual(verdict);
  });

  it('speaks Chinese to a Chinese reader', () => {
    expect(verdictOn(fault('rejected'), false, 'cn', '服务器错误')).toMatchObject({ text: '已占用' });
  });

  it('is silent about a call that the contract declares silent, but not about its 401', () => {
    const { ezeeshipAfterLogin: afterLogin } = identityApi.calls;
    expect(verdictOn(fault('rejected', afterLogin), false, 'en', '')).toEqual({ kind: 'silence' });
    expect(verdictOn(fault('signed-out', afterLogin), false, 'en', '')).toEqual({ kind: 'sign-out' });
  });

  it('is silent when the reader stopped the call, and uses the safe text for any other error', () => {
    expect(verdictOn(new DOMException('', 'AbortError'), false, 'en', 'Server error')).toEqual({
      kind: 'silence',
    });
    expect(verdictOn(new TypeError('x is undefined'), false, 'en', 'Server error')).toMatchObject({
      text: 'Server error',
    });
  });
});
