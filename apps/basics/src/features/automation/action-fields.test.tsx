// @vitest-environment happy-dom
import type { RuleAction } from '@lading/contracts/automation';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActionFields } from './action-fields.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const show = (content: ReactNode, call: () => Promise<unknown>) =>
  renderPart(content, { texts: ['automation', 'orders', 'commonSubApp'], api: { call } });
const lost = () => Promise.reject(new Error('lost'));

it.each<[RuleAction, string]>([
  [{ do: 'preset', presetId: '' }, 'field.noPresets'],
  [{ do: 'warehouse', warehouseId: '' }, 'field.noWarehouses'],
])('a failed call is not shown as an empty list: %o', async (action, wrong) => {
  const { loaded } = await show(
    <ActionFields action={action} onChange={() => undefined} faultAt={() => undefined} />,
    lost,
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(loaded.t(`automation:${wrong as 'field.noPresets'}`))).toBeNull();
});

function Sentence() {
  return <output>{useRuleTexts().action({ do: 'warehouse', warehouseId: '9' })}</output>;
}

it('calls a warehouse removed only if the list of warehouses is known', async () => {
  const call = vi.fn<() => Promise<unknown>>(lost);
  await show(<Sentence />, call);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.getByRole('status').textContent).toBe('assign to –');
  cleanup();
  await show(<Sentence />, () => Promise.resolve([]));
  expect(await screen.findByText('assign to removed entry')).toBeTruthy();
});
