// @vitest-environment happy-dom
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-oms.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const server: Answer = ({ path }) => ({
  result: 'OK',
  data: path.endsWith('/wallet/5/statement')
    ? [
        {
          month: '2026-11',
          opening: usd(10_000),
          moneyIn: usd(0),
          moneyOut: usd(-2_500),
          closing: usd(7_500),
          lines: 3,
          isComplete: false,
        },
      ]
    : [],
});

let app: MountedApp;
afterEach(() => app.unmount());

it('the months of a wallet with a warehouse are listed, each as PDF and CSV', async () => {
  app = await mountAt('#/app/funds/warehouses/5/statements', server);
  await eventually(() => app.find('td', 'November 2026'));
  expect(app.text()).toContain('$75.00');
  app.find('button[aria-label="CSV, November 2026"]').click();
  await eventually(() =>
    expect(app.calls.at(-1)).toMatchObject({
      path: expect.stringMatching(/\/wallet\/5\/statement\/2026-11$/),
    }),
  );
  expect(app.calls.at(-1)?.query.get('format')).toBe('csv');
});
