// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { fundsApi } from '@lading/contracts/funds';
import { batchesApi } from '@lading/contracts/shipping';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBatch, useSpendable } from './batch-queries.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

function Batch() {
  const { data } = useBatch('7');
  const spendable = useSpendable();
  return (
    <p>
      {data?.state} {spendable?.minor}
    </p>
  );
}

it('refetches the balance once the labels of a batch are bought', async () => {
  let isBought = false;
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  const call = vi.fn((made: unknown) => {
    if (made === fundsApi.calls.postageBalance)
      return Promise.resolve({ available: usd(isBought ? 300 : 500), creditLimit: usd(0) });
    expect(made).toBe(batchesApi.calls.batchDetail);
    return Promise.resolve(
      isBought ? { state: 'DONE', counts: { BOUGHT: 1 } } : { state: 'PURCHASING', counts: { BUYING: 1 } },
    );
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={{ call } as unknown as ApiClient}>
        <Batch />
      </ApiContext>
    </QueryClientProvider>,
  );
  await screen.findByText('PURCHASING 500');
  isBought = true;
  await screen.findByText('DONE 300');
});
