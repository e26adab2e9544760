// @vitest-environment happy-dom
import { eventually, mountSubApp, type Answer } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayFromNow, lastMonth } from './money-days.ts';

const at = (text: string) => new Date(text);

describe('days in the account’s zone, not the machine’s', () => {
  it.each([
    ['2026-12-01T05:00:00Z', 'America/Los_Angeles', '2026-12-01', '2026-11-29'],
    ['2026-12-01T05:00:00Z', 'UTC', '2026-12-02', '2026-11-30'],
    ['2026-12-31T17:00:00Z', 'Asia/Shanghai', '2027-01-02', '2026-12-31'],
    ['2028-02-28T23:30:00Z', 'UTC', '2028-02-29', '2028-02-27'],
  ])('at %s in %s tomorrow is %s and yesterday %s', (now, timeZone, tomorrow, yesterday) => {
    expect(dayFromNow(1, timeZone, at(now))).toBe(tomorrow);
    expect(dayFromNow(-1, timeZone, at(now))).toBe(yesterday);
  });

  it.each([
    ['2026-12-01T05:00:00Z', 'America/Los_Angeles', '2026-10-01', '2026-10-31'],
    ['2026-12-01T05:00:00Z', 'UTC', '2026-11-01', '2026-11-30'],
    ['2026-12-31T17:00:00Z', 'Asia/Shanghai', '2026-12-01', '2026-12-31'],
    ['2028-03-15T12:00:00Z', 'UTC', '2028-02-01', '2028-02-29'],
  ])('at %s in %s the last month goes from %s to %s', (now, timeZone, fromDay, toDay) => {
    expect(lastMonth(timeZone, at(now))).toEqual({ fromDay, toDay });
  });
});

describe('dates suggested by the pages', () => {
  afterEach(() => vi.useRealTimers());

  const server: Answer = ({ path }) => {
    if (path.endsWith('/warehouse/list'))
      return { result: 'OK', data: [{ warehouseId: 'w1', warehouseCode: 'EAST', warehouseName: 'East' }] };
    return { result: 'OK', data: path.endsWith('/page') ? { records: [], total: 0 } : [] };
  };
  const shownDays = () => [...document.querySelectorAll('input')].map(({ value }) => value);
  function openInLosAngeles(page: string) {
    vi.setSystemTime('2026-12-01T05:00:00Z');
    const load = () => import('../../sub-app.tsx');
    return mountSubApp({ name: 'floor', prefix: '/w', load }, page, server, {
      timeZone: 'America/Los_Angeles',
    });
  }

  it('a new rate card starts tomorrow in the account’s zone', async () => {
    const app = await openInLosAngeles('#/money/cards/new');
    await eventually(() => expect(shownDays()).toContain('2026-12-01'));
    await app.unmount();
  });

  it('an invoice is drafted for the previous month in the account’s zone', async () => {
    const app = await openInLosAngeles('#/money/invoices');
    const button = (await eventually(() => app.find('button', 'New invoice'))) as HTMLElement;
    button.click();
    await eventually(() => expect(shownDays()).toEqual(expect.arrayContaining(['2026-10-01', '2026-10-31'])));
    await app.unmount();
  });
});
