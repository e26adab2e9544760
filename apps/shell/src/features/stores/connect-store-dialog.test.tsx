// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectStoreDialog } from './connect-store-dialog.tsx';

const close = vi.fn<() => void>();
beforeEach(async () => {
  close.mockReset();
  render(
    <I18nextProvider i18n={await createTexts('en', ['stores', 'common', 'commonSubApp'])}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectStoreDialog channels={['shopify']} before={undefined} onClose={close} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('dialog');
});
afterEach(cleanup);

const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

it('asks before entered keys are lost', async () => {
  const [field] = screen.getAllByRole<HTMLInputElement>('textbox');
  fireEvent.change(field!, { target: { value: 'Lantern Works' } });
  escape();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field!.value).toBe('Lantern Works');
  expect(close).not.toHaveBeenCalled();
  escape();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('closes immediately if nothing was entered', async () => {
  escape();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});
