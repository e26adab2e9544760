// @vitest-environment happy-dom
import { attentionDays, attentionKinds, type ShipmentSummary } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cellWidth, excessWidth } from '@lading/sub-app-kit/testing/list-room';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { useShipmentColumns } from './shipment-columns.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

async function columnsOf(showsReasons: boolean, language: Language = 'en') {
  const texts = await createTexts(language, ['shippingShipments', 'shippingAttention', 'orders', 'common']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={texts}>{children}</I18nextProvider>
  );
  const { result } = renderHook(() => useShipmentColumns(showsReasons), { wrapper });
  return { texts, wrapper, columns: result.current };
}

it.each([false, true])('fits a screen of 1440 px (list of those that need attention: %s)', async (is) => {
  const { columns } = await columnsOf(is);
  expect(excessWidth(columns, { ticks: true })).toEqual({ at1440: 0, withExtras: 0 });
});

it('gives no room to a column of reasons, unless only shipments that need attention are listed', async () => {
  const ids = async (is: boolean) =>
    (await columnsOf(is)).columns.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
  expect(await ids(false)).not.toContain('attention');
  expect(await ids(true)).toContain('attention');
});

it.each<Language>(['en', 'cn'])('shows every reason in full (%s)', async (language) => {
  const { columns, texts } = await columnsOf(true, language);
  const longest = Math.max(
    ...attentionKinds.map((kind) =>
      cellWidth(texts.t(`shippingAttention:kind.${kind}`, { days: attentionDays.STUCK })),
    ),
  );
  expect(columns.find(({ id }) => id === 'attention')?.width).toBeGreaterThanOrEqual(longest);
});

it('marks a shipment that needs attention next to its status, with the reason', async () => {
  const { columns, wrapper } = await columnsOf(false);
  const status = columns.find(({ id }) => id === 'status');
  const shipment = { shipmentStatus: 'IN_TRANSIT', attention: null } as ShipmentSummary;
  const { rerender } = render(<>{status?.cell(shipment)}</>, { wrapper });
  expect(screen.queryByText('Delivery problem')).toBeNull();
  rerender(<>{status?.cell({ ...shipment, attention: 'EXCEPTION' })}</>);
  expect(screen.getByText('Delivery problem')).toBeDefined();
  expect(screen.getByTitle('Delivery problem')).toBeDefined();
});
