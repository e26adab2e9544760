// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { AccountProvider, type Account } from '../../platform/account.ts';
import { NavigationProvider } from '../../platform/navigation.tsx';
import { Frame } from './frame.tsx';

afterEach(cleanup);

it('keeps what takes the focus clear of headings and bars that stick to the page (WCAG 2.4.11)', async () => {
  const texts = await createTexts('en', ['shellHeader']);
  render(
    <I18nextProvider i18n={texts}>
      <AccountProvider value={{ facts: {} } as Account}>
        <NavigationProvider value={{ go: () => undefined, prefetch: () => undefined }}>
          <Frame headerItems={[]} menu={() => null}>
            <h1>Products</h1>
          </Frame>
        </NavigationProvider>
      </AccountProvider>
    </I18nextProvider>,
  );
  const { classList } = screen.getByRole('main');
  expect(['scroll-pt-12', 'scroll-pb-20'].filter((name) => !classList.contains(name))).toEqual([]);
});
