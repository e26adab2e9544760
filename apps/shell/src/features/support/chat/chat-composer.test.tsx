// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatComposer } from './chat-composer.tsx';

function Composer() {
  const [draft, setDraft] = useState('');
  return <ChatComposer draft={draft} onDraft={setDraft} />;
}

async function show() {
  render(
    <I18nextProvider i18n={await createTexts('en', ['supportChat'])}>
      <QueryClientProvider client={new QueryClient()}>
        <Composer />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['isComposing', { isComposing: true }],
  ['the code 229 alone, as Safari sends it', { keyCode: 229 }],
])('does not send an incomplete message on the Enter of an input method: %s', async (_name, sign) => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ result: 'OK', data: {} }));
  vi.stubGlobal('fetch', sent);
  const field = await show();
  fireEvent.change(field, { target: { value: '你好 ni' } });
  fireEvent.keyDown(field, { key: 'Enter', ...sign });
  expect(sent).not.toHaveBeenCalled();
  expect(field.value).toBe('你好 ni');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

it('keeps text typed while a message is sent', async () => {
  let answer: (reply: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const field = await show();
  fireEvent.change(field, { target: { value: 'Where is order 7?' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByRole('button', { busy: true });
  fireEvent.change(field, { target: { value: 'Where is order 7? And order 8' } });
  const data = {
    messageId: '1',
    fromSupport: false,
    content: 'Where is order 7?',
    sentAt: '2026-11-20T08:05:00Z',
  };
  answer(Response.json({ result: 'OK', data }));
  await waitFor(() => expect(field.value).toBe('And order 8'));
});
