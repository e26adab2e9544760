// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSubAppRuntime } from './sub-app-runtime.ts';
import { SubAppHost } from './sub-app-host.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/nowhere');
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the page for an unknown address while its code loads, and settles', async () => {
  const runtime = createSubAppRuntime({
    source: {
      registry: async () => [],
      loader: {
        load: () => Promise.reject(new Error('nobody asks')),
        prefetch: () => undefined,
        evict: () => undefined,
      },
      headStart: () => undefined,
    },
    auth: {
      getToken: () => Promise.resolve('token'),
      renewToken: () => Promise.resolve('token'),
      onUnauthorized: () => undefined,
    },
    state: { user: null, saas: null, lang: 'en', timeZone: 'UTC', theme: 'light', flags: {} },
    pushPath: () => undefined,
    onFault: ({ error }) => {
      throw error;
    },
  });
  let given = 0;
  const attach: typeof runtime.attach = (element) => {
    given += 1;
    // An endless loop of microtasks would let no timeout end this test.
    if (given > 20) throw new Error('the place for sub-apps comes and goes without an end');
    return runtime.attach(element);
  };
  const Absent = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return { default: () => <h1>Not found</h1> };
  });
  const texts = createInstance({ lng: 'en', resources: {} });
  await texts.init();
  render(
    <I18nextProvider i18n={texts}>
      <Suspense fallback="The whole frame is gone">
        <SubAppHost runtime={{ ...runtime, attach }} absent={<Absent />} />
      </Suspense>
    </I18nextProvider>,
  );
  const stop = runtime.start();
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
  expect(given).toBe(1);
  stop();
});
