// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { accountApi } from '@lading/contracts/identity';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditDetailsDialog } from './edit-details-dialog.tsx';

const emit = vi.hoisted(() => vi.fn<(event: string, payload: object) => void>());
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost({}, { emit }),
);

const call = vi.fn<(made: object, input?: { body?: object }) => Promise<unknown>>();
const close = vi.fn<() => void>();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  for (const one of [emit, close, call]) one.mockReset();
  call.mockResolvedValue(null);
  const texts = await createTexts('en', ['identity', 'common', 'commonSubApp', 'commonErrors']);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ call } as unknown as ApiClient}>
          <EditDetailsDialog
            user={{ userId: '1', firstName: 'Ada', lastName: 'Osei', phone: '' }}
            onClose={close}
          />
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: '简体中文' }));
});
afterEach(cleanup);

it('asks before a chosen language is lost', async () => {
  fireEvent.keyDown(screen.getByRole('textbox', { name: /^First name/ }), { key: 'Escape' });
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

it('saves the details with the server, and the language with the shell', async () => {
  press('Save changes');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledOnce();
  const [made, input] = call.mock.lastCall!;
  expect(made).toBe(accountApi.calls.updateDetails);
  expect(Object.keys(input?.body ?? {})).toEqual(['firstName', 'lastName', 'phone', 'timeZone']);
  expect(emit).toHaveBeenCalledWith('language:choose', { language: 'cn' });
});
