// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { knownTimeZone, useLoadedAccount } from './account.ts';

/** The result of the reseller's call: no reply, a refusal, or its data. */
let reseller: () => Response;
/** The reply of the call about cooperative warehouses. */
let temu: unknown;
const ok = (data: unknown) => Response.json({ result: 'OK', data });

beforeEach(() => {
  reseller = () => ok(null);
  temu = null;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('saasAfterLogin')) return reseller();
    if (address.includes('queryAllFlag')) return ok([]);
    if (address.includes('list-temu-org')) return ok(temu);
    if (address.includes('ezeeship-api')) return ok(null);
    return ok({ user: { userId: '7', userName: 'mei' }, org: { orgId: '3' }, ezeeshipUser: {} });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function load() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(useLoadedAccount, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
}

it('does not show the site of another kind of user while the reseller is unknown (spec §6)', async () => {
  reseller = () => {
    throw new TypeError('no connection');
  };
  const account = load();
  await waitFor(() => expect(account.current.fault).toMatchObject({ kind: 'network' }));
  expect(account.current.account).toBeUndefined();

  reseller = () => ok({ siteName: 'North Parcels' });
  act(() => account.current.retry());
  await waitFor(() => expect(account.current.account?.facts.isSaas).toBe(true));
  expect(account.current.fault).toBeUndefined();
});

it('treats a refusal as no reseller: a back end may lack the call (decision D2)', async () => {
  reseller = () => Response.json({ result: 'ERR', code: 404, message: 'Not found' });
  const account = load();
  await waitFor(() => expect(account.current.account?.facts.isSaas).toBe(false));
});

it.each([
  [[], true],
  [[{ id: 4 }], true],
  [{ orgs: 2 }, true],
  ['12', true],
  [1, true],
  [0, false],
  [false, false],
  [null, false],
])('a reply of %j to the temu-org call shows the settings entry: %j (spec §6)', async (answer, isOpen) => {
  temu = answer;
  const account = load();
  await waitFor(() => expect(account.current.account).toBeDefined());
  await waitFor(() => expect(account.current.account?.facts.hasTemuOrganization).toBe(isOpen));
});

it.each([
  ['Asia/Shanghai', 'Europe/Berlin', 'Asia/Shanghai'],
  ['', 'Europe/Berlin', 'Europe/Berlin'],
  [null, 'Europe/Berlin', 'Europe/Berlin'],
  ['Mars/Olympus', 'Europe/Berlin', 'Europe/Berlin'],
  ['', 'Etc/Unknown', 'UTC'],
  [undefined, '', 'UTC'],
])('an account in %j on a browser in %j shows times of %s', (ofAccount, ofBrowser, shown) => {
  expect(knownTimeZone(ofAccount, ofBrowser)).toBe(shown);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: shown })).not.toThrow();
});
