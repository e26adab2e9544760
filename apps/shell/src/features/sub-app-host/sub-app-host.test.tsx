// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubAppStatus } from './runtime-api.ts';
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
        load: () => Promise.reject(new Error('not requested')),
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
    // An endless loop of microtasks would prevent any timeout from ending this test.
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

describe('going to a page of another sub-application (WCAG 2.4.3)', () => {
  let listener: () => void;
  let status: SubAppStatus;

  /** The area of sub-applications, whose content the test renders itself. */
  async function place() {
    status = { phase: 'loading' };
    const runtime = {
      subscribe: (given: () => void) => {
        listener = given;
        return () => undefined;
      },
      getStatus: () => status,
      attach: () => () => undefined,
    } as unknown as ReturnType<typeof createSubAppRuntime>;
    const texts = createInstance({ lng: 'en', resources: {} });
    await texts.init();
    render(
      <I18nextProvider i18n={texts}>
        <a href="/o/">Products</a>
        <SubAppHost runtime={runtime} absent={<h1>Imports and exports</h1>} />
      </I18nextProvider>,
    );
    const outlet = document.querySelector<HTMLElement>('.flex-1')!;
    const show = (next: SubAppStatus, html = '') =>
      act(() => {
        outlet.innerHTML = html;
        status = next;
        listener();
      });
    show({ phase: 'mounted', app: 'basics' }, '<h1>Orders</h1>');
    await new Promise((resolve) => setTimeout(resolve, 120));
    return { show, outlet, link: screen.getByRole('link') };
  }
  const focusedText = () => document.activeElement?.textContent;

  it('does not move the focus on the first page', async () => {
    await place();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['drawn at once', '<h1>Products</h1>'],
    ['with a focus stop of its own', '<h1 tabindex="-1">Products</h1>'],
    ['in a frame of the page', '<div><div><h1>Products</h1></div></div>'],
  ])('focuses its heading: %s', async (_name, html) => {
    const { show, link } = await place();
    link.focus();
    show({ phase: 'loading', app: 'oms' });
    show({ phase: 'mounted', app: 'oms' }, html);
    await waitFor(() => expect(document.activeElement?.localName).toBe('h1'));
    expect(focusedText()).toBe('Products');
  });

  it('waits for a heading that is rendered later, also in a shadow root', async () => {
    const { show, outlet } = await place();
    show({ phase: 'mounted', app: 'oms' });
    const root = outlet.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    await new Promise((resolve) => setTimeout(resolve, 120));
    root.innerHTML = '<h1>Products</h1>';
    await waitFor(() => expect(root.activeElement?.textContent).toBe('Products'));
  });

  it('focuses the heading of a page of the shell', async () => {
    const { show } = await place();
    show({ phase: 'absent' });
    await waitFor(() => expect(focusedText()).toBe('Imports and exports'));
  });

  it('does not move the focus if the page or the person has set it', async () => {
    const { show, outlet } = await place();
    show({ phase: 'mounted', app: 'oms' }, '<h1>New product</h1><input aria-label="Name">');
    outlet.querySelector('input')!.focus();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(document.activeElement?.localName).toBe('input');
  });
});
