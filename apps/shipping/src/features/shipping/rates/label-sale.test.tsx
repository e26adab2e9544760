// @vitest-environment happy-dom
import { fundsApi } from '@lading/contracts/funds';
import { labelsApi } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keptPurchase } from './kept-purchase.ts';
import { LabelSale } from './label-sale.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const usd = (minor: number) => ({ minor, currency: 'USD' });
/** The person of the mocked host, who has not signed in. */
const kept = keptPurchase('');

const { purchase, purchaseDetail } = labelsApi.calls;
const recorded = {
  purchaseId: '9',
  quoteId: '5',
  shipmentId: '8',
  shipmentNo: 'SHQ5',
  orderId: null,
  state: 'UNKNOWN',
  amount: usd(1_205),
  charged: null,
  labels: [],
  message: null,
};
const onSold = vi.fn<() => void>();

/** Shows the calculator's sale as after a reload. */
const reload = (language: Language = 'en') =>
  renderPart(
    <LabelSale
      quote={null}
      rateId={null}
      here="/e/#/rates"
      onRequote={() => undefined}
      onSold={onSold}
      onClose={() => undefined}
    />,
    {
      texts: ['shippingParcels', 'shippingLabels', 'shippingRates', 'commonSubApp'],
      language,
      api: {
        call(asked: unknown) {
          if (asked === fundsApi.calls.postageBalance)
            return Promise.resolve({ available: usd(0), creditLimit: usd(0) });
          return asked === purchase || asked === purchaseDetail
            ? Promise.resolve(recorded)
            : Promise.reject(new Error('Not expected'));
        },
      },
    },
  );
const interrupt = () =>
  kept.write({
    of: JSON.stringify({ quoteId: '5', rateId: 'demo:GROUND', amount: usd(1_205) }),
    key: 'first-key',
  });

it('shows nothing while no purchase is open', async () => {
  const { container } = await reload();
  expect(container.textContent).toBe('');
});

it('a purchase that a reload interrupted is named, continued only on demand, and can be discarded', async () => {
  interrupt();
  await reload();
  expect(screen.getByText('The connection was lost while a label for $12.05 was being bought.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Check the purchase' }));
  expect(await screen.findByRole('button', { name: 'Continue purchase' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(kept.read()).toBeNull();
  expect(screen.queryByText(/^The connection was lost while a label/)).toBeNull();
});

it('reports that a purchase is recorded, whatever becomes of it', async () => {
  interrupt();
  await reload();
  fireEvent.click(screen.getByRole('button', { name: 'Check the purchase' }));
  expect(onSold).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue purchase' }));
  await waitFor(() => expect(onSold).toHaveBeenCalledExactlyOnceWith());
});

it('says so in Chinese', async () => {
  interrupt();
  await reload('cn');
  expect(screen.getByRole('button', { name: '查询购买结果' })).toBeTruthy();
});
