// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { Routing } from '../../platform/routing.tsx';
import { ErrorPage } from './error-page.tsx';
import { MaintainPage } from './maintain-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

afterEach(cleanup);

it.each<[string, ComponentType, string]>([
  ['/maintain', MaintainPage, 'Check again'],
  ['/error', ErrorPage, 'Go to Home'],
  ['an address without a page', NotFoundPage, 'Go to Home'],
])('the link of %s names its target', async (_where, Page, name) => {
  const texts = await createTexts('en', ['shellPages']);
  render(
    <I18nextProvider i18n={texts}>
      <Suspense>
        <Routing>
          <Page />
        </Routing>
      </Suspense>
    </I18nextProvider>,
  );
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/');
});
