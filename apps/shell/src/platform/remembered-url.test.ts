// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { isLoginTarget, rememberUrl, takeRememberedUrl } from './remembered-url.ts';

beforeEach(() => {
  takeRememberedUrl();
});

describe('the page that a person requested before the sign-in', () => {
  it.each([
    ['/nowhere', '/nowhere', true],
    ['/nowhere?q=1', '/nowhere', true],
    ['/b/#/nowhere', '/b/#/nowhere', true],
    ['/b/?x=1#/nowhere?q=1', '/b/#/nowhere', true],
    ['/b/#/orders', '/b/#/nowhere', false],
    ['/b/#/nowhere', '/b/', false],
  ])('%s: %s is the target of the login: %s', (wanted, address, isIt) => {
    rememberUrl(wanted);
    expect(takeRememberedUrl()).toBe(wanted);
    expect(isLoginTarget(address)).toBe(isIt);
  });

  it('does not exist without one', () => {
    expect(takeRememberedUrl()).toBe('/');
    expect(isLoginTarget('/')).toBe(false);
  });
});
