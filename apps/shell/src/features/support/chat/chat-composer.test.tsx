// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatComposer } from './chat-composer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['isComposing', { isComposing: true }],
  ['the code 229 alone, as Safari sends it', { keyCode: 229 }],
])('does not send half a message by the Enter of an input method: %s', async (_name, sign) => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ result: 'OK', data: {} }));
  vi.stubGlobal('fetch', sent);
  render(
    <I18nextProvider i18n={await createTexts('en', ['supportChat'])}>
      <QueryClientProvider client={new QueryClient()}>
        <ChatComposer />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: '你好 ni' } });
  fireEvent.keyDown(field, { key: 'Enter', ...sign });
  expect(sent).not.toHaveBeenCalled();
  expect(field.value).toBe('你好 ni');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});
