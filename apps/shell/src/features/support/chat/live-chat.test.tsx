// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider, type Account } from '../../../platform/account.ts';
import { LiveChat } from './live-chat.tsx';

const css = readFileSync(join(import.meta.dirname, 'live-chat.css'), 'utf8');
/** Other tests share this window. */
const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
    width,
  });
const account = { user: { user: { userId: '7' }, org: { orgId: '1' } }, timeZone: 'UTC' } as Account;

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = String(address instanceof Request ? address.url : address);
    const data = url.includes('settings') ? { vendor: 'built-in' } : { messages: [], unread: 0 };
    return Response.json({ result: 'OK', data });
  });
});
afterEach(() => {
  cleanup();
  setWidth(1024);
  document.getElementById('chat-styles')?.remove();
  vi.unstubAllGlobals();
});

async function show(beside?: ReactNode) {
  const texts = await createTexts('en', ['shellHeader', 'supportChat', 'common', 'commonLists']);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <AccountProvider value={account}>
          <main id="content">{beside}</main>
          <LiveChat onFailure={() => undefined} />
        </AccountProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return screen.findByRole('button', { name: /chat/i });
}

it('keeps an unsent message while the conversation is closed', async () => {
  fireEvent.click(await show());
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'My parcel' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: /chat/i }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('My parcel');
});

describe('next to a panel at the right edge of a page', () => {
  /** The mark that the preview of a list has. */
  const panel = <aside data-side-panel="">$4.20</aside>;
  const apply = (width: number) => {
    setWidth(width);
    document.head.append(
      Object.assign(document.createElement('style'), { id: 'chat-styles', textContent: css }),
    );
  };

  it('the tab moves to the left of it', async () => {
    const tab = await show(panel);
    apply(1440);
    expect(getComputedStyle(tab).right).toBe('420px');
    expect(getComputedStyle(tab).visibility).not.toBe('hidden');
  });

  it('the tab is hidden on a phone, which the panel fills', async () => {
    const tab = await show(panel);
    apply(375);
    expect(getComputedStyle(tab).visibility).toBe('hidden');
  });

  it('the conversation moves to the left of it if both have room', async () => {
    fireEvent.click(await show(panel));
    const conversation = await screen.findByRole('region', { name: 'Live chat' });
    apply(1024);
    expect(getComputedStyle(conversation).right).toBe('428px');
  });

  it('nothing moves without one', async () => {
    const tab = await show();
    apply(1440);
    expect(getComputedStyle(tab).right).toBe('0px');
    expect(getComputedStyle(tab).visibility).not.toBe('hidden');
  });
});
