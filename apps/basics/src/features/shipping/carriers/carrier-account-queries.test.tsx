// @vitest-environment happy-dom
import { queryKey } from '@lading/contracts/core';
import { ratesApi } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAccountActs } from './carrier-account-queries.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

function Connect() {
  const { connect } = useAccountActs();
  return (
    <button
      type="button"
      onClick={() => connect.mutate({ network: 'easypost', name: 'Own EasyPost', apiKey: 'test-key' })}
    >
      Connect
    </button>
  );
}

it('rates that were loaded before an account was connected are asked for again', async () => {
  const client = new QueryClient();
  const quote = [queryKey(ratesApi.calls.quote)[0], 'loaded before'];
  client.setQueryData(quote, {});
  await renderPart(<Connect />, { texts: [], api: { call: () => Promise.resolve({}) }, client });
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(client.getQueryState(quote)?.isInvalidated).toBe(true));
});
