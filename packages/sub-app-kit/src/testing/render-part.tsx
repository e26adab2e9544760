import type { ApiClient } from '@lading/api-client/create-api-client';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { ApiContext } from '../api-context.ts';

/** What surrounds a part of a page in a test. */
interface PartOfTest {
  /** The namespaces that it shows texts of; `common` is always loaded. */
  texts: Parameters<typeof createTexts>[1];
  /** English by default. */
  language?: Language;
  /** The functions of the client that it calls, mostly a mocked `call`. */
  api?: Partial<Record<keyof ApiClient, unknown>>;
  /** A client of its own by default, which does not repeat a failed call. */
  client?: QueryClient;
}

/**
 * Renders a part of a page with its texts, calls and links, as within a sub-application. The host is a mock: see `mockHost`.
 *
 * @returns what `render` returns, and the loaded texts
 */
export async function renderPart(
  part: ReactNode,
  {
    texts,
    language = 'en',
    api = {},
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }: PartOfTest,
): Promise<RenderResult & { loaded: i18n }> {
  const loaded = await createTexts(language, texts);
  const rendered = render(part, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={loaded}>
        <QueryClientProvider client={client}>
          <ApiContext value={api as ApiClient}>
            <MemoryRouter>{children}</MemoryRouter>
          </ApiContext>
        </QueryClientProvider>
      </I18nextProvider>
    ),
  });
  return { ...rendered, loaded };
}
