// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { createToaster } from '@lading/ui/toaster';
import { UiProvider } from '@lading/ui/ui-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider, type Account } from '../../platform/account.ts';
import { emitPush, endPush } from '../../platform/live-push.ts';
import { NavigationProvider } from '../../platform/navigation.tsx';
import { MessageCenter } from './message-center.tsx';
import { MessagePanel } from './message-panel.tsx';

const message = (messageId: string) => ({
  messageId,
  messageStatus: 'UNREAD',
  titleEn: `Notice ${messageId}`,
  titleZh: `通知 ${messageId}`,
  contentEn: `<p>Text ${messageId}</p>`,
  contentZh: `<p>正文 ${messageId}</p>`,
  sendTime: '2026-11-20T08:05:00Z',
});

let asked: string[];
let listed: ReturnType<typeof message>[];
const onChange = vi.fn();
const toaster = createToaster();

beforeEach(async () => {
  asked = [];
  listed = ['1', '2', '3', '4', '5', '6'].map(message);
  onChange.mockClear();
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = String(address instanceof Request ? address.url : address);
    const body =
      init?.body instanceof URLSearchParams || typeof init?.body === 'string' ? String(init.body) : '';
    asked.push(`${url.split('/notify/')[1]} ${body}`.trim());
    const page = { records: listed, total: 6 };
    const data = url.includes('/notify/list') ? { page, unreadTotal: 6 } : null;
    return Response.json({ result: 'OK', data });
  });
  const texts = await createTexts('en', ['messages']);
  // Loaded beforehand, so that it listens from the start.
  await import('./message-arrivals.tsx');
  const account = { user: { user: {}, org: {} }, timeZone: 'Asia/Shanghai' } as Account;
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <UiProvider>
          <AccountProvider value={account}>
            <NavigationProvider value={{ go: () => undefined, prefetch: () => undefined }}>
              <MessageCenter toaster={toaster} isAtRest onChange={onChange}>
                <input aria-label="Product name" defaultValue="Acme Corp" />
                <MessagePanel onDone={() => undefined} />
              </MessageCenter>
            </NavigationProvider>
          </AccountProvider>
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  endPush();
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows the five latest with their times in the user’s zone, and marks the opened one', async () => {
  const item = await screen.findByRole('button', { name: /Notice 1/ });
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getAllByText('11-20 16:05')).toHaveLength(5);
  expect(screen.getByText('6 unread')).toBeTruthy();
  fireEvent.click(item);
  await screen.findByText('Text 1', { selector: '[role=dialog] p' });
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(asked).toContain('markAsRead messageId=1');
});

it('opens a new message, the next when that is closed, and no recalled one', async () => {
  await screen.findByRole('button', { name: /Notice 1/ });
  act(() => {
    for (const id of ['7', '8', '9']) emitPush({ type: 'SYSTEM_NOTIFY', message: message(id) });
    emitPush({ type: 'SYSTEM_NOTIFY_UNDO', messageId: '8' });
  });
  await screen.findByText('Text 7', { selector: '[role=dialog] p' });
  await waitFor(() => expect(asked).toContain('markAsRead messageId=7'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('Text 9', { selector: '[role=dialog] p' });
  act(() => emitPush({ type: 'SYSTEM_NOTIFY_UNDO', messageId: '9' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).not.toContain('markAsRead messageId=8');
});

it('claims a message among the tabs while it is open, and no longer', async () => {
  const held = new Set<string>();
  const request = async (name: string, _how: object, take: (lock: object) => Promise<void>) => {
    held.add(name);
    await take({ name });
    held.delete(name);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await screen.findByRole('button', { name: /Notice 1/ });
  act(() => emitPush({ type: 'SYSTEM_NOTIFY', message: message('7') }));
  await screen.findByText('Text 7', { selector: '[role=dialog] p' });
  expect([...held]).toEqual(['lading.message.7']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect([...held]).toEqual([]));
  act(() => emitPush({ type: 'SYSTEM_NOTIFY', message: message('8') }));
  await screen.findByText('Text 8', { selector: '[role=dialog] p' });
  expect([...held]).toEqual(['lading.message.8']);
  cleanup();
  await waitFor(() => expect([...held]).toEqual([]));
});

it('opens nothing over an open menu or list of choices', async () => {
  await screen.findByRole('button', { name: /Notice 1/ });
  const list = Object.assign(document.createElement('div'), { role: 'listbox' });
  list.dataset.open = '';
  document.body.append(list);
  act(() => emitPush({ type: 'SYSTEM_NOTIFY', message: message('7') }));
  await waitFor(() => expect(asked.filter((call) => call.startsWith('list?')).length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => list.remove());
  await screen.findByText('Text 7', { selector: '[role=dialog] p' });
});

it('opens nothing over a dialog that a sub-application has in a shadow root', async () => {
  await screen.findByRole('button', { name: /Notice 1/ });
  const overlay = Object.assign(document.createElement('div'), { tabIndex: -1 });
  overlay.dataset.subApp = 'other';
  overlay.attachShadow({ mode: 'open' }).innerHTML = '<div role="dialog">Delete the order?</div>';
  document.body.append(overlay);
  act(() => emitPush({ type: 'SYSTEM_NOTIFY', message: message('7') }));
  await waitFor(() => expect(asked.filter((call) => call.startsWith('list?')).length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => overlay.remove());
  await screen.findByText('Text 7', { selector: '[role=dialog] p' });
});

it('marks all as read', async () => {
  // Before the messages are loaded, there is nothing to mark.
  await screen.findByRole('button', { name: /Notice 1/ });
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(0));
  expect(asked).toContain('markAsAllRead');
});

it('opens messages from the offline time once, and no earlier ones', async () => {
  await screen.findByRole('button', { name: /Notice 1/ });
  const lists = () => asked.filter((call) => call.startsWith('list?')).length;
  const before = lists();
  act(() => emitPush({ type: 'RESYNC' }));
  await waitFor(() => expect(lists()).toBe(before + 1));
  act(() => emitPush({ type: 'SYSTEM_NOTIFY', message: message('7') }));
  await screen.findByText('Text 7', { selector: '[role=dialog] p' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  const later = { ...message('8'), sendTime: '2026-11-20T08:06:00Z' };
  listed = [later, ...['7', '1', '2', '3'].map(message)];
  act(() => emitPush({ type: 'RESYNC' }));
  await waitFor(() => expect(lists()).toBeGreaterThan(before + 1));
  await screen.findByText('Text 8', { selector: '[role=dialog] p' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => emitPush({ type: 'RESYNC' }));
  await waitFor(() => expect(lists()).toBeGreaterThan(before + 2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('while someone is typing (spec §4: a message that opens by itself)', () => {
  const push = (id: string) => act(() => emitPush({ type: 'SYSTEM_NOTIFY', message: message(id) }));
  const field = () => screen.getByLabelText<HTMLInputElement>('Product name');
  const later = (milliseconds: number) => {
    const now = Date.now() + milliseconds;
    vi.spyOn(Date, 'now').mockReturnValue(now);
  };

  it('the message waits, shows a notice, and opens afterwards, without moving field or focus', async () => {
    const toasts = vi.spyOn(toaster, 'info');
    await screen.findByRole('button', { name: /Notice 1/ });
    field().focus();
    fireEvent.input(field(), { target: { value: 'Oak tab' } });
    push('7');
    await waitFor(() => expect(toasts.mock.lastCall?.[0]).toBe('1 new message'), { timeout: 15_000 });
    later(10_000);
    push('8');
    await waitFor(() => expect(toasts.mock.lastCall?.[0]).toBe('2 new messages'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(asked).not.toContain('markAsRead messageId=7');

    act(() => field().blur());
    await screen.findByText('Text 7', { selector: '[role=dialog] p' });
  });

  it('the message waits for a frame of another origin too, and does not open twice if it was opened by hand', async () => {
    const toasts = vi.spyOn(toaster, 'info');
    await screen.findByRole('button', { name: /Notice 1/ });
    const frame = Object.assign(document.createElement('iframe'), { tabIndex: 0 });
    Object.defineProperty(frame, 'contentDocument', { value: null });
    document.body.append(frame);
    frame.focus();
    for (const id of ['1', '7']) push(id);
    await waitFor(() => expect(toasts.mock.lastCall?.[0]).toBe('2 new messages'), { timeout: 15_000 });
    fireEvent.click(screen.getByRole('button', { name: /Notice 1/ }));
    await screen.findByText('Text 1', { selector: '[role=dialog] p' });
    act(() => frame.remove());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('Text 7', { selector: '[role=dialog] p' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('restores the caret when the message is recalled', async () => {
    await screen.findByRole('button', { name: /Notice 1/ });
    field().focus();
    push('7');
    await screen.findByText('Text 7', { selector: '[role=dialog] p' });
    await waitFor(() => expect(document.activeElement).not.toBe(field()));
    act(() => emitPush({ type: 'SYSTEM_NOTIFY_UNDO', messageId: '7' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('ignores keys in the first half second, and restores the caret', async () => {
    await screen.findByRole('button', { name: /Notice 1/ });
    field().focus();
    field().setSelectionRange(4, 4);
    const opening = performance.now();
    push('7');
    await screen.findByText('Text 7', { selector: '[role=dialog] p' });
    await waitFor(() => expect(document.activeElement).not.toBe(field()));
    expect(document.activeElement?.localName).toBe('p');
    // On a slow machine too.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(opening + 100);
    for (const [key, code] of [
      [' ', 'Space'],
      ['Enter', 'Enter'],
      ['Escape', 'Escape'],
    ])
      expect(fireEvent.keyDown(document.activeElement!, { key, code })).toBe(false);
    expect(screen.getByRole('dialog')).toBeTruthy();
    clock.mockRestore();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect([field().selectionStart, field().selectionEnd]).toEqual([4, 4]);
  });
});
