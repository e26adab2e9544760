// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { coreMessages } from '@lading/contracts/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const signedIn = vi.hoisted(() => ({ userId: '7' }));
vi.mock('@lading/bridge/react', () => ({
  useHostState: (select: (state: object) => unknown) => select({ user: { user: { ...signedIn } } }),
}));

/** Locks like a browser's; those of a tab are released when it closes. */
let held: Map<string, object>;
let isOnline: boolean;
let isRefusing: boolean;
/** The server lost its database during a call, and does not know whether it was done. */
let isUnsure: boolean;
/** The server itself fails. */
let isFailing: boolean;
/** The codes that reached the server. */
let sent: string[];

beforeEach(() => {
  localStorage.clear();
  held = new Map();
  isOnline = true;
  isRefusing = false;
  isUnsure = false;
  isFailing = false;
  signedIn.userId = '7';
  sent = [];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.resetModules();
});

/** A separate tab: with its own modules, memory and locks, on the same device. */
async function openTab() {
  vi.resetModules();
  const tab = {};
  const request = async (name: string, ...rest: unknown[]) => {
    const take = rest.at(-1) as (lock: object | null) => unknown;
    if (held.has(name)) return take(null);
    held.set(name, tab);
    const answer = await take({ name });
    held.delete(name);
    return answer;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const [{ useQueue }, { ApiContext }, { ApiError }] = await Promise.all([
    import('./floor-queue.ts'),
    import('@lading/sub-app-kit/api-context'),
    import('@lading/api-client/api-error'),
  ]);
  const call = async (_made: object, { body }: { body: { code: string } }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    sent.push(body.code);
    if (isUnsure) {
      const { code: reason, ...texts } = coreMessages.databaseAway();
      throw new ApiError({ kind: 'rejected', call: null, code: 500, reason, ...texts });
    }
    if (isRefusing || isFailing)
      throw new ApiError({
        kind: 'rejected',
        call: null,
        code: isFailing ? 500 : 409,
        message: 'The bin is locked',
        zhMessage: '库位已锁定',
      });
    return {};
  };
  const client = new QueryClient();
  const { result, rerender, unmount } = renderHook(() => useQueue(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ApiContext value={{ call } as unknown as ApiClient}>{children}</ApiContext>
      </QueryClientProvider>
    ),
  });
  return {
    queue: () => result.current,
    /** No one waits for the answer of a scan in these tests. */
    scan: (code: string) =>
      act(async () => {
        const body = { warehouseId: 'w1', eventKey: `key-of-${code}`, binCode: 'A-01', code, counted: 1 };
        await result.current.act({ call: 'countBin', body } as never);
      }),
    /** Another person signs in on the same page. */
    signIn(userId: string) {
      signedIn.userId = userId;
      rerender();
    },
    close() {
      unmount();
      for (const [name, holder] of held) if (holder === tab) held.delete(name);
    },
  };
}

/** The network is back: each open tab retries. */
const connect = () => {
  isOnline = true;
  dispatchEvent(new Event('online'));
};

it('scans of two tabs without a network survive closing both, and are sent once', async () => {
  isOnline = false;
  const one = await openTab();
  const two = await openTab();
  await one.scan('MUG');
  await two.scan('CUP');
  await one.scan('JAR');
  one.close();
  two.close();

  isOnline = true;
  const next = await openTab();
  await waitFor(() => expect(sent.toSorted()).toEqual(['CUP', 'JAR', 'MUG']));
  // In the order in which a tab scanned them.
  expect(sent.indexOf('MUG')).toBeLessThan(sent.indexOf('JAR'));
  await waitFor(() => expect(next.queue().waiting).toBe(0));
  next.close();
  const last = await openTab();
  await last.scan('LID');
  expect(sent).toHaveLength(4);
});

it('what an open tab stores is sent by that tab only', async () => {
  isOnline = false;
  const one = await openTab();
  await one.scan('MUG');
  const two = await openTab();
  await two.scan('CUP');
  expect(one.queue().waiting).toBe(1);
  expect(two.queue().waiting).toBe(1);
  connect();
  await waitFor(() => expect(sent.toSorted()).toEqual(['CUP', 'MUG']));
  await waitFor(() => expect([one.queue().waiting, two.queue().waiting]).toEqual([0, 0]));
  expect(sent).toHaveLength(2);
});

it('refusals recorded by two tabs are both kept until they are read', async () => {
  isOnline = false;
  const one = await openTab();
  await one.scan('MUG');
  const two = await openTab();
  await two.scan('CUP');
  isRefusing = true;
  connect();
  await waitFor(() => expect([one.queue().waiting, two.queue().waiting]).toEqual([0, 0]));
  one.close();
  two.close();
  const next = await openTab();
  expect(
    next
      .queue()
      .refused.map(({ code }) => code)
      .toSorted(),
  ).toEqual(['CUP', 'MUG']);
  act(() => next.queue().dismiss());
  expect(next.queue().refused).toEqual([]);
});

it('a scan of which the server does not know whether it is recorded is sent again', async () => {
  isUnsure = true;
  const tab = await openTab();
  await tab.scan('MUG');
  expect([tab.queue().waiting, tab.queue().kept, tab.queue().refused]).toEqual([1, 1, []]);
  isUnsure = false;
  connect();
  await waitFor(() => expect(tab.queue().waiting).toBe(0));
  expect([sent, tab.queue().refused]).toEqual([['MUG', 'MUG'], []]);
});

it('what one person scanned is not sent while another one is signed in', async () => {
  isOnline = false;
  const first = await openTab();
  await first.scan('MUG');
  first.close();

  isOnline = true;
  signedIn.userId = '8';
  const second = await openTab();
  await second.scan('CUP');
  await waitFor(() => expect(second.queue().others).toBe(1));
  expect(second.queue().waiting).toBe(0);
  expect(sent).toEqual(['CUP']);
  second.close();

  signedIn.userId = '7';
  const third = await openTab();
  await waitFor(() => expect(sent).toEqual(['CUP', 'MUG']));
  await waitFor(() => expect(third.queue().others).toBe(0));
});

it('also not after the device was handed over without a reload', async () => {
  isOnline = false;
  const tab = await openTab();
  await tab.scan('MUG');
  tab.signIn('8');
  isOnline = true;
  await tab.scan('CUP');
  expect(tab.queue()).toMatchObject({ others: 1, waiting: 0, kept: 0 });
  expect(sent).toEqual(['CUP']);
  tab.signIn('7');
  await waitFor(() => expect(sent).toEqual(['CUP', 'MUG']));
  await waitFor(() => expect(tab.queue()).toMatchObject({ others: 0, waiting: 0 }));
});

it('a kept scan on which the server fails is sent again', async () => {
  isOnline = false;
  const tab = await openTab();
  await tab.scan('MUG');
  isFailing = true;
  connect();
  await waitFor(() => expect(sent).toEqual(['MUG']));
  isFailing = false;
  await waitFor(() => {
    connect();
    expect(tab.queue().waiting).toBe(0);
  });
  expect(sent).toEqual(['MUG', 'MUG']);
  expect(tab.queue().refused).toEqual([]);
});
