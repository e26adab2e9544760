import { describe, expect, test } from 'vitest';
import { callsOfScope, scopesOfCall } from './api-scopes.ts';
import { floorScopes, type ApiScope } from './integrations/api-key.ts';
import { calls } from './all-calls.ts';

const scopes = Object.entries(callsOfScope) as [ApiScope, (typeof callsOfScope)[ApiScope]][];
const isOfFloor = (scope: ApiScope) => (floorScopes as readonly ApiScope[]).includes(scope);

describe('the scopes of API keys', () => {
  test.each(scopes)('%s opens calls of its own side of the warehouse', (scope, opened) => {
    expect(opened.length).toBeGreaterThan(0);
    for (const { access } of opened) expect(access).toBe(isOfFloor(scope) ? 'warehouse' : 'signed-in');
  });

  test.each(scopes.filter(([scope]) => scope.endsWith('.read')))('%s only reads', (_scope, opened) => {
    for (const { id, audit, idempotent } of opened)
      expect([id, audit, idempotent]).toEqual([id, undefined, undefined]);
  });

  test('a provider’s own program can do everything that its floor does, except for money (decision D15)', () => {
    const ofMoney = /^warehouse-(?:money|invoices|top-ups)\./;
    const shut = calls.filter(
      ({ id, access }) => access === 'warehouse' && !ofMoney.test(id) && scopesOfCall(id).length === 0,
    );
    expect(shut.map(({ id }) => id)).toEqual([]);
  });

  test('a client’s own program can do with an outbound everything that its page does', () => {
    const ofPage = calls.filter(({ id }) => /^(?:outbound|inbound|returns|workOrders|crossdock)\./.test(id));
    expect(ofPage.filter(({ id }) => scopesOfCall(id).length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('keys, accounts, settings, and the audit log are reserved for people', () => {
    const services =
      /^(api-keys|webhooks|account|auth|audit|identity|carrier-accounts|store-\w+|operator-[\w-]+|warehouse-money)\./;
    const opened = calls.filter(({ id }) => services.test(id) && scopesOfCall(id).length > 0);
    expect(opened.map(({ id }) => id)).toEqual([]);
  });
});
