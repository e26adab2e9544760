// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberUrl, takeRememberedUrl } from '../platform/remembered-url.ts';
import { Routing } from '../platform/routing.tsx';
import { NoticesContext, type Notices } from './notices-context.ts';
import { UnknownAddressPage } from './unknown-address-page.tsx';

afterEach(cleanup);

it('reports an unknown address, but not while a page of the shell is loading', async () => {
  history.replaceState(null, '', '/nowhere');
  const texts = await createTexts('en', ['shellPages']);
  const tree = () => (
    <I18nextProvider i18n={texts}>
      <Suspense>
        <Routing>
          <UnknownAddressPage />
        </Routing>
      </Suspense>
    </I18nextProvider>
  );
  const { rerender } = render(tree());
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  // The address is already that of the maintenance page, but the router still shows the previous page, as while the next one
  // loads.
  history.replaceState(null, '', '/maintain?tip=Back+soon');
  rerender(tree());
  expect(screen.queryByRole('heading')).toBeNull();
});

it('leads a person whom the sign-in sent to a wrong address to the orders, with a note', async () => {
  rememberUrl('/nowhere');
  history.replaceState(null, '', takeRememberedUrl());
  const info = vi.fn<Notices['toaster']['info']>();
  const texts = await createTexts('en', ['shellPages']);
  render(
    <I18nextProvider i18n={texts}>
      <NoticesContext value={{ toaster: { info } } as unknown as Notices}>
        <Suspense>
          <Routing>
            <UnknownAddressPage />
          </Routing>
        </Suspense>
      </NoticesContext>
    </I18nextProvider>,
  );
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(info).toHaveBeenCalledWith('We couldn’t find /nowhere. Here are your orders.', {
    id: 'wrong address',
  });
  expect(screen.queryByRole('heading')).toBeNull();
});
