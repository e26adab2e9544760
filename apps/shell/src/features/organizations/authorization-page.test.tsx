// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountProvider, type Account } from '../../platform/account.ts';
import { AuthorizationPage } from './authorization-page.tsx';

const account = {
  user: { user: { userId: '7', email: 'mei@harbor.test' }, org: { orgId: '3' } },
} as Account;
const again = 'Open this page from the warehouse settings in Temu’s seller portal.';
/** The server's reply to the marketplace's request. */
let answer: () => Response;

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => answer());
  const texts = await createTexts('en', ['storesConnection', 'common']);
  answer = () => {
    throw new TypeError('no connection');
  };
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <AccountProvider value={account}>
          <AuthorizationPage query="request=1" corner={null} onSwitchAccount={() => undefined} />
        </AccountProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('retries if the server could not be reached, without a new start in the portal', async () => {
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(again)).toBeNull();
  const warehouses = [{ warehouseId: '301', warehouseName: 'New Jersey', warehouseCode: 'NJ' }];
  answer = () => Response.json({ result: 'OK', data: { returnHost: 'seller.temu.test', warehouses } });
  fireEvent.click(retry);
  expect(await screen.findByRole('checkbox', { name: /New Jersey/ })).toBeTruthy();
});

it('links back to the portal if the server refuses the request', async () => {
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const refusal = { message: 'Missing required parameters', zhMessage: '缺少必要参数' };
  answer = () => Response.json({ result: 'ERR', code: 400, ...refusal });
  fireEvent.click(retry);
  expect(await screen.findByText('Missing required parameters')).toBeTruthy();
  expect(screen.getByText(again)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
