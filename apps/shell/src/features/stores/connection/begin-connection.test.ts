// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { callbackOf } from './begin-connection.tsx';

describe('the callback of BigCommerce (decision D10)', () => {
  it('is parsed from the address', () => {
    const query = new URLSearchParams('code=c1&scope=store_v2_orders+a&context=stores%2Fabc&account_uuid=u1');
    expect(callbackOf(query)).toEqual({
      code: 'c1',
      scope: 'store_v2_orders a',
      context: 'stores/abc',
      accountUuid: 'u1',
    });
  });

  it.each(['', 'code=c1', 'code=c1&scope=s', 'scope=s&context=stores/a', 'code=+&scope=s&context=stores/a'])(
    '“%s” lacks something',
    (query) => {
      expect(callbackOf(new URLSearchParams(query))).toBeUndefined();
    },
  );
});
