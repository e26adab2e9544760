// @vitest-environment happy-dom
import { eventually, mountSubApp, type Answer } from '@lading/sub-app-kit/testing/mounted-app';
import { expect, it } from 'vitest';

const none = { minor: 0, currency: 'USD' };
const server: Answer = ({ path }) => {
  if (path.endsWith('/methods')) return { result: 'OK', data: ['bank-transfer'] };
  if (path.endsWith('/page')) return { result: 'OK', data: { records: [], total: 0 } };
  const balance = { available: none, held: none, pendingRefunds: none, monthSpend: none, creditLimit: none };
  return { result: 'OK', data: { walletId: '1', ...balance, lowBalance: null } };
};

it('holds the page while an amount was chosen and is not asked for yet', async () => {
  const load = () => import('../../sub-app.tsx');
  const app = await mountSubApp({ name: 'shipping', prefix: '/e', load }, '#/postage/add', server);
  const other = (await eventually(() => app.find('fieldset button[aria-pressed="false"]'))) as HTMLElement;
  expect(app.isHeld()).toBe(false);
  other.click();
  await eventually(() => expect(app.isHeld()).toBe(true));
  await app.unmount();
});
