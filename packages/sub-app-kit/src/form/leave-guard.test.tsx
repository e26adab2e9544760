// @vitest-environment happy-dom
import { reactSubApp } from '@lading/bridge/react';
import type { MayLeave, SubAppProps } from '@lading/bridge/sub-app-props';
import { createTexts } from '@lading/i18n/create-texts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createHashRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

const texts = await createTexts('en', ['commonSubApp']);
const onLeave = vi.fn<() => void>();

/** A parameter that the guard also watches. */
let parameter: string | undefined;

function Editor() {
  const [isDirty, setDirty] = useState(true);
  return (
    <>
      <h1>New product</h1>
      {isDirty ? <LeaveGuard onLeave={onLeave} {...(parameter && { parameter })} /> : null}
      <Link to="/products">Products</Link>
      <Link to="?peek=2">Next row</Link>
      <Link to="?peek=1&page=2">Next page</Link>
      <button onClick={() => setDirty(false)}>Save</button>
    </>
  );
}

/** Asks like the shell does; undefined if nothing blocks it. */
let mayLeave: MayLeave | undefined;
let end: () => unknown;

beforeEach(async () => {
  onLeave.mockClear();
  await mountEditor('/b/#/products/new');
});

async function mountEditor(address: string, given?: string): Promise<void> {
  parameter = given;
  history.replaceState(null, '', address);
  const router = createHashRouter([
    { path: '/products/new', Component: Editor },
    { path: '/products', element: <h1>Products list</h1> },
  ]);
  const app = reactSubApp({
    root: () => (
      <I18nextProvider i18n={texts}>
        <RouterProvider router={router} />
      </I18nextProvider>
    ),
  });
  const host = {
    domElement: document.body.appendChild(document.createElement('div')),
    getState: () => ({ user: null }),
    bus: { on: () => () => undefined, emit: () => undefined },
    reportError: (error: unknown) => {
      throw error;
    },
    holdNavigation: (given: MayLeave) => {
      mayLeave = given;
      return () => {
        mayLeave = undefined;
      };
    },
  } as unknown as SubAppProps;
  // Not within `act`: it would wait for the mount, which waits for the effects that `act` delays.
  for (const step of [app.mount].flat()) await step(host);
  await vi.waitFor(() => {
    if (!mayLeave) throw new Error('The page does not hold the shell yet');
  });
  end = async () => {
    for (const step of [app.unmount].flat()) await step(host);
    // Otherwise it would answer the navigation of the next test.
    router.dispose();
  };
}
afterEach(async () => {
  await end();
  document.body.replaceChildren();
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

const follow = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  await act(async () => fireEvent.click(link));
};

/** The question of the shell, and its answer. */
async function ask(url: string) {
  const given: boolean[] = [];
  await act(async () => void Promise.resolve(mayLeave?.(url)).then((answer) => given.push(answer!)));
  return given;
}

describe('unsaved changes', () => {
  it.each([
    ['Keep editing', false],
    ['Leave without saving', true],
  ])('are confirmed when the shell navigates elsewhere: %s', async (name, expected) => {
    const given = await ask('http://localhost/o/#/app/products');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(given).toEqual([]);
    await press(name);
    await waitFor(() => expect(given).toEqual([expected]));
    expect(onLeave).toHaveBeenCalledTimes(expected ? 1 : 0);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('are confirmed once when the shell navigates to another page of the same sub-application', async () => {
    await ask('http://localhost/b/#/products');
    await press('Leave without saving');
    act(() => {
      location.hash = '#/products';
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { name: 'Products list' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(mayLeave).toBeUndefined();
  });

  it('do not block navigation to the same page', async () => {
    expect(await ask('http://localhost/b/#/products/new?tab=prices')).toEqual([true]);
  });

  it('are confirmed at a link of the sub-application too', async () => {
    await follow('Products');
    await press('Keep editing');
    await screen.findByRole('heading', { name: 'New product' });
    await follow('Products');
    await press('Leave without saving');
    expect(await screen.findByRole('heading', { name: 'Products list' })).toBeTruthy();
  });

  it('are confirmed when the watched parameter changes, but not other parameters', async () => {
    await end();
    await mountEditor('/b/#/products/new?peek=1', 'peek');
    await follow('Next page');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await ask('http://localhost/b/#/products/new?peek=1')).toEqual([true]);
    await follow('Next row');
    await press('Keep editing');
    expect(location.hash).toBe('#/products/new?peek=1&page=2');
    const given = await ask('http://localhost/b/#/products/new');
    await press('Keep editing');
    await waitFor(() => expect(given).toEqual([false]));
    await follow('Next row');
    await press('Leave without saving');
    await waitFor(() => expect(location.hash).toBe('#/products/new?peek=2'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('need no confirmation after saving', async () => {
    await press('Save');
    expect(mayLeave).toBeUndefined();
  });
});
