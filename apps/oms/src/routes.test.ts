// @vitest-environment happy-dom
import { eventually, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from './testing/mount-oms.ts';

let app: MountedApp;
afterEach(() => app.unmount());
const answer = () => ({ result: 'OK', data: null });

it('an unknown address links to products and orders, and the shell is notified', async () => {
  app = await mountAt('#/app/nothing-here', answer);
  await eventually(() => app.find('h1', 'Page not found'));
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Products', '/o/#/app/products'],
    ['Orders', '/b/#/orders'],
  ]);
  // Notified after the page is rendered.
  await eventually(() =>
    expect(app.events).toContainEqual({ name: 'address:unknown', payload: { path: '/app/nothing-here' } }),
  );
});

it('the help center of order management is a page', async () => {
  app = await mountAt('#/app/help', answer);
  await eventually(() => app.find('h1', 'Help'));
  expect(document.querySelector('a[href="/e/#/help"]')).not.toBeNull();
});
