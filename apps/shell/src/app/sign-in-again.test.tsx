// @vitest-environment happy-dom
import { createEventBus } from '@lading/bridge/event-bus';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import { createTexts } from '@lading/i18n/create-texts';
import { Dialog } from '@lading/ui/dialog';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { SubAppRuntime } from '../features/sub-app-host/index.ts';
import { AccountProvider, type Account } from '../platform/account.ts';
import { authSession } from '../platform/browser-session.ts';
import { typingWatch } from '../platform/typing-watch.ts';
import { onSessionEnd } from './error-policy.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { SubAppsContext } from './sub-apps-context.ts';

const tokens = (name: string) => ({ accessToken: name, expiresIn: 900, sessionId: name });
const account = {
  user: { user: { userId: '7', userName: 'seller@lading.test' }, org: { orgId: '1' } },
} as unknown as Account;

let sent: unknown[];
let resumed: () => void;
let leaves: MockInstance<Location['assign']>;
let stopTyping: () => void;
let isHeld: boolean;

async function show(page: ReactNode) {
  const texts = await createTexts('en', ['identitySignIn']);
  const bus = createEventBus<SubAppEvents>(() => undefined);
  resumed = vi.fn<() => void>();
  bus.on('session:resumed', resumed);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <AccountProvider value={account}>
          <SubAppsContext value={{ bus, isHeld: () => isHeld } as unknown as SubAppRuntime}>
            <Suspense>
              {page}
              <SignInAgain />
            </Suspense>
          </SubAppsContext>
        </AccountProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

const password = () => screen.findByLabelText<HTMLInputElement>('Password', {}, { timeout: 15_000 });

async function signIn(text: string) {
  fireEvent.change(await password(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  sent = [];
  isHeld = false;
  authSession.signIn(tokens('first'));
  stopTyping = typingWatch.start();
  leaves = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { password: string };
    sent.push(body);
    return body.password === 'Lading_2026'
      ? Response.json({ result: 'OK', data: tokens('again') })
      : Response.json({
          result: 'ERR',
          code: 400,
          message: 'Wrong user name or password',
          zhMessage: '错误',
        });
  });
});
afterEach(() => {
  cleanup();
  stopTyping();
  authSession.signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the end of a session (spec §8)', () => {
  it('keeps unsaved input: the same person signs in on top of the page', async () => {
    await show(<input aria-label="Product name" />);
    const field = screen.getByLabelText<HTMLInputElement>('Product name');
    field.focus();
    fireEvent.input(field, { target: { value: 'Oak table' } });
    act(() => onSessionEnd());
    expect((await password()).closest('dialog')?.open).toBe(true);
    expect(screen.getByText('seller@lading.test')).toBeTruthy();

    await signIn('wrong');
    await screen.findByText('Wrong user name or password');
    await signIn('Lading_2026');
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(sent.at(-1)).toMatchObject({ userName: 'seller@lading.test' });
    expect(await authSession.getToken()).toBe('again');
    expect(field.isConnected && field.value).toBe('Oak table');
    expect(resumed).toHaveBeenCalledTimes(1);
    expect(leaves).not.toHaveBeenCalled();
  });

  it('keeps an open dialog too, which receives no key presses meant for the sign-in', async () => {
    const close = vi.fn<() => void>();
    await show(
      <Dialog open onOpenChange={close} title="Profile" closeLabel="Close">
        <input aria-label="Phone" defaultValue="555" />
      </Dialog>,
    );
    act(() => onSessionEnd());
    const field = await password();
    fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
    fireEvent.pointerDown(field);
    fireEvent.click(field);
    expect(close).not.toHaveBeenCalled();
    await signIn('Lading_2026');
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(screen.getByLabelText('Phone')).toBeTruthy();
  });

  it('keeps selections too: a sub-application blocks leaving its page', async () => {
    isHeld = true;
    await show(<p>Battery: Yes</p>);
    act(() => onSessionEnd());
    await signIn('Lading_2026');
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(screen.getByText('Battery: Yes')).toBeTruthy();
    expect(leaves).not.toHaveBeenCalled();
  });

  it('goes to the sign-in page if nothing would be lost', async () => {
    await show(<input aria-label="Product name" defaultValue="Oak table" />);
    act(() => onSessionEnd());
    expect(leaves).toHaveBeenCalledExactlyOnceWith('/login');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('can be left on request, to sign in as another person', async () => {
    await show(<input aria-label="Product name" />);
    screen.getByLabelText('Product name').focus();
    fireEvent.input(screen.getByLabelText('Product name'), { target: { value: 'Oak table' } });
    act(() => onSessionEnd());
    fireEvent.click(await screen.findByRole('button', { name: /sign in as someone else/ }));
    expect(leaves).toHaveBeenCalledExactlyOnceWith('/login');
  });
});
