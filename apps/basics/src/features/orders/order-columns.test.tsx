// @vitest-environment happy-dom
import { holdReasons } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cellWidth, excessWidth } from '@lading/sub-app-kit/testing/list-room';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { useOrderColumns } from './order-columns.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

it.each<Language>(['en', 'cn'])('shows why orders are on hold in full at 1440 px (%s)', async (language) => {
  const texts = await createTexts(language, ['orders', 'common']);
  const { result } = renderHook(() => useOrderColumns('ON_HOLD'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    ),
  });
  const shown = result.current.filter(({ isHidden }) => !isHidden);
  const column = shown.find(({ id }) => id === 'holdReason');
  const longest = Math.max(...holdReasons.map((reason) => cellWidth(texts.t(`orders:reason.${reason}`))));
  expect(column?.width).toBeGreaterThanOrEqual(longest);
});

it.each(['', 'UNSHIPPED', 'AWAITING_LABEL', 'ON_HOLD', 'SHIPPED'])(
  'fits a screen of 1440 px (tab "%s")',
  async (tab) => {
    const texts = await createTexts('en', ['orders', 'common']);
    const { result } = renderHook(() => useOrderColumns(tab), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <I18nextProvider i18n={texts}>{children}</I18nextProvider>
      ),
    });
    expect(excessWidth(result.current, { ticks: true })).toEqual({ at1440: 0, withExtras: 0 });
  },
);

it.each(['UNSHIPPED', 'AWAITING_LABEL', 'PARTIALLY_SHIPPED', 'ON_HOLD'])(
  'shows when unfinished orders are due, and their age (tab "%s")',
  async (tab) => {
    const texts = await createTexts('en', ['orders', 'common']);
    const { result } = renderHook(() => useOrderColumns(tab), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <I18nextProvider i18n={texts}>{children}</I18nextProvider>
      ),
    });
    const shown = result.current.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining(['shipBy', 'age']));
  },
);

it('has optional columns for tags and for the warehouse of an order', async () => {
  const texts = await createTexts('en', ['orders', 'common']);
  const { result } = renderHook(() => useOrderColumns(''), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    ),
  });
  const order = {
    orderId: '1',
    orderNo: 'A-1',
    orderType: 'SELLER',
    orderStatus: 'UNSHIPPED',
    quantity: 1,
    tags: ['rush', 'gift'],
    warehouseName: 'Reno',
    createTime: '2026-11-20T16:00:00.000Z',
  } as const;
  const shown = result.current.filter(({ id }) => id === 'tags' || id === 'warehouseName');
  expect(shown.map(({ header, isHidden }) => [header, isHidden])).toEqual([
    ['Tags', true],
    ['Ships from', true],
  ]);
  render(shown.map(({ id, cell }) => <div key={id}>{cell({ ...order, tags: [...order.tags] })}</div>));
  expect(screen.getByText('rush, gift')).toBeDefined();
  expect(screen.getByText('Reno')).toBeDefined();
});
