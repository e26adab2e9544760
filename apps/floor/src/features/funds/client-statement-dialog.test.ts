// @vitest-environment happy-dom
import { eventually, mountSubApp, type Answer } from '@lading/sub-app-kit/testing/mounted-app';
import { expect, it } from 'vitest';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const client = {
  orgId: '9',
  orgName: 'Harbor',
  balance: usd(0),
  unrated: 0,
  whenShort: 'WARN',
  dueDays: 30,
};
const line = (transactionId: string, kind: string, causeId: string, minor: number) => ({
  transactionId,
  time: '2026-11-25T23:12:12.000Z',
  kind,
  amount: usd(minor),
  balance: usd(0),
  causeKind: 'client-payment',
  causeId,
  detail: { reference: causeId },
});
const records = [
  line('5', 'reversal', '3', -30),
  line('4', 'reversal', '1-FT-2', -20),
  line('3', 'top-up', '1-FT-3', 30),
  line('2', 'top-up', '1-FT-2', 20),
  line('1', 'top-up', '1-FT-1', 10),
];
const server: Answer = ({ path }) => {
  if (path.endsWith('/warehouse/list'))
    return { result: 'OK', data: [{ warehouseId: '1', warehouseCode: 'EAST', warehouseName: 'East' }] };
  if (path.endsWith('/client/list')) return { result: 'OK', data: [client] };
  return { result: 'OK', data: path.endsWith('/statement') ? { records, total: records.length } : [] };
};

it('offers to reverse the payments that were not reversed', { timeout: 60_000 }, async () => {
  const load = () => import('../../sub-app.tsx');
  const app = await mountSubApp({ name: 'floor', prefix: '/w', load }, '#/money', server, {
    // Data stored for the user of another test is not shown.
    userId: '81',
  });
  const open = () => app.find('button[aria-label^="Statement: Harbor"]');
  await eventually(open);
  open().click();
  await eventually(() => app.find('li', 'FT-1'));
  const reverse = [...document.querySelectorAll('[role="dialog"] li button')];
  expect(reverse.map((one) => one.getAttribute('aria-label'))).toEqual(['Reverse $0.10']);
  await app.unmount();
});

it('offers people who are not owners to read only', { timeout: 60_000 }, async () => {
  const load = () => import('../../sub-app.tsx');
  const app = await mountSubApp({ name: 'floor', prefix: '/w', load }, '#/money', server, {
    userId: '82',
    account: { user: { userId: '82', role: 'member' } },
  });
  const open = () => app.find('button[aria-label^="Statement: Harbor"]');
  await eventually(open);
  expect(app.text()).toContain('Only owners of your organization record and confirm payments');
  expect(document.querySelectorAll('button[aria-label$=": Harbor"]')).toHaveLength(1);
  open().click();
  await eventually(() => app.find('li', 'FT-1'));
  expect(document.querySelectorAll('[role="dialog"] li button')).toHaveLength(0);
  await app.unmount();
});
