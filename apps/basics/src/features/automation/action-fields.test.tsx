// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import type { RuleAction } from '@lading/contracts/automation';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ActionFields } from './action-fields.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const texts = await createTexts('en', ['automation', 'orders', 'common', 'commonSubApp']);
function show(content: ReactNode, call: () => Promise<unknown>) {
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiContext value={{ call } as unknown as ApiClient}>{content}</ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const lost = () => Promise.reject(new Error('lost'));

it.each<[RuleAction, string]>([
  [{ do: 'preset', presetId: '' }, 'field.noPresets'],
  [{ do: 'warehouse', warehouseId: '' }, 'field.noWarehouses'],
])('a failed call is not shown as an empty list: %o', async (action, wrong) => {
  show(<ActionFields action={action} onChange={() => undefined} faultAt={() => undefined} />, lost);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(texts.t(`automation:${wrong as 'field.noPresets'}`))).toBeNull();
});

function Sentence() {
  return <output>{useRuleTexts().action({ do: 'warehouse', warehouseId: '9' })}</output>;
}

it('calls a warehouse removed only if the list of warehouses is known', async () => {
  const call = vi.fn<() => Promise<unknown>>(lost);
  show(<Sentence />, call);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.getByRole('status').textContent).toBe('assign to –');
  cleanup();
  show(<Sentence />, () => Promise.resolve([]));
  expect(await screen.findByText('assign to removed entry')).toBeTruthy();
});
