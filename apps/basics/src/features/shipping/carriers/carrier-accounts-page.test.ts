// @vitest-environment happy-dom
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../../testing/mount-basics.ts';

let app: MountedApp;
afterEach(() => app.unmount());

const account = {
  accountId: '5',
  network: 'easypost',
  name: 'Own EasyPost',
  mode: 'test',
  isOn: true,
  capabilities: [],
  health: 'OK',
  message: null,
  checkTime: '2026-11-20T16:00:00.000Z',
  createTime: '2026-11-20T16:00:00.000Z',
};
const refusal = { result: 'ERR', code: 429, message: 'Too many tests.', zhMessage: '测试过于频繁。' };
const serving =
  (isAllowed: boolean): Answer =>
  ({ path }) => {
    if (path.endsWith('/account/test')) return refusal;
    if (path.endsWith('/account/switch')) return { result: 'OK', data: { ...account, isOn: false } };
    return {
      result: 'OK',
      data: path.endsWith('/account/list')
        ? { accounts: [account], networks: [{ network: 'easypost', capabilities: [] }], isAllowed }
        : null,
    };
  };
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === label)!;
const labels = () =>
  [...document.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
it('people who are no owners test accounts, and are offered nothing else', { timeout: 60_000 }, async () => {
  app = await mountAt('#/settings/carriers', serving(false), '1');
  await eventually(() => expect(labels()).toContain('Test Own EasyPost'));
  expect(labels()).not.toContain('More actions for Own EasyPost');
  expect(labels()).not.toContain('Connect an account');
  expect(document.body.textContent).toContain('Only owners of your organization can connect');
});

it('owners are offered every act, and an error ends with the next act', { timeout: 60_000 }, async () => {
  app = await mountAt('#/settings/carriers', serving(true), '2');
  await eventually(() => expect(labels()).toContain('More actions for Own EasyPost'));
  expect(labels()).toContain('Connect an account');
  button('More actions for Own EasyPost').click();
  await eventually(() =>
    expect([...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent)).toEqual(
      ['Replace key', 'Cut-off', 'Terms', 'Tracking reports', 'Remove'],
    ),
  );
  button('Test Own EasyPost').click();
  await eventually(() => expect(document.body.textContent).toContain('Too many tests.'));
  document.querySelector<HTMLElement>('[role="switch"]')!.click();
  await eventually(() => expect(document.body.textContent).not.toContain('Too many tests.'));
});
