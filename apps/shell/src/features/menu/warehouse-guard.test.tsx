// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountProvider, type Account } from '../../platform/account.ts';
import { destinations } from '../../platform/destinations.ts';
import { NavigationProvider } from '../../platform/navigation.tsx';
import { typingWatch } from '../../platform/typing-watch.ts';
import { WarehouseGuard } from './warehouse-guard.tsx';

const go = vi.fn<(url: string, options?: { replace?: boolean }) => void>();
const account = (hasWarehouse: boolean) =>
  ({
    facts: { isSaas: false, isProductUser: false, isApproved: true, hasWarehouse },
  }) as unknown as Account;

let stopTyping: () => void;
beforeEach(() => {
  go.mockReset();
  stopTyping = typingWatch.start();
  history.replaceState(null, '', destinations.inventory);
});
afterEach(() => {
  cleanup();
  stopTyping();
});

it('waits while a person types on a page that an operator closes, and ignores the next key', async () => {
  const texts = await createTexts('en', ['commonErrors', 'common']);
  const page = (hasWarehouse: boolean) => (
    <I18nextProvider i18n={texts}>
      <AccountProvider value={account(hasWarehouse)}>
        <NavigationProvider value={{ go, prefetch: () => undefined }}>
          <Suspense>
            <input aria-label="Reference" />
            <WarehouseGuard />
          </Suspense>
        </NavigationProvider>
      </AccountProvider>
    </I18nextProvider>
  );
  const { rerender } = render(page(true));
  const field = screen.getByLabelText<HTMLInputElement>('Reference');
  field.focus();
  fireEvent.input(field, { target: { value: 'PO-7' } });
  rerender(page(false));
  // With the dialog already loaded.
  await act(async () => void (await import('./closed-page-alert.tsx')));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  act(() => field.blur());
  const button = await screen.findByRole('button', { name: 'Close' }, { timeout: 15_000 });
  // A key that is still held down from before.
  expect(fireEvent.keyDown(button, { key: 'Enter', code: 'Enter', repeat: true })).toBe(false);
  fireEvent.click(button);
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(destinations.orders, { replace: true }));
});
