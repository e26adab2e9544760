// @vitest-environment happy-dom
import { orderBulkApi, type BulkReport } from '@lading/contracts/orders';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TakeSuggestionsButton } from './bulk-page.tsx';
import { TakeSuggestionsDialog } from './take-suggestions-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const check: BulkReport = {
  taskId: '5',
  request: { act: 'check-address' },
  status: 2,
  isCancelled: false,
  total: 9,
  done: 9,
  noted: 4,
  refused: 0,
  waiting: 0,
  suggestions: 3,
  isOwn: true,
  createTime: '2026-11-25T10:00:00Z',
};
const taken: BulkReport = {
  ...check,
  taskId: '6',
  request: { act: 'take-suggestion' },
  total: 3,
  done: 2,
  noted: 0,
  refused: 1,
  suggestions: undefined,
};
const { startBulk, bulkReport, bulkRows } = orderBulkApi.calls;
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const onClose = vi.fn<(isStarted: boolean) => void>();

async function show(children: React.ReactNode, language: Language = 'en') {
  await renderPart(children, { texts: ['ordersBulk'], language, api: { call } });
}
const answers = (made: unknown) => {
  if (made === startBulk) return { taskId: '6' };
  if (made === bulkReport) return taken;
  if (made !== bulkRows) throw new Error('not asked for here');
  const message = { code: 'x', params: {}, message: 'Changed after the check.', zhMessage: '已修改' };
  return { records: [{ orderId: '8', orderNo: 'A-8', state: 'REFUSED', message }], total: 1 };
};
beforeEach(() => {
  call.mockReset();
  onClose.mockReset();
  call.mockImplementation((made) => Promise.resolve(answers(made)));
});
afterEach(cleanup);
const startedCalls = () => call.mock.calls.filter(([made]) => made === startBulk).map(([, input]) => input);

it('applies all suggestions of a check after confirmation, and reports skipped ones', async () => {
  await show(<TakeSuggestionsButton report={check} />);
  fireEvent.click(screen.getByRole('button', { name: 'Use all 3 suggestions' }));
  expect(screen.getByRole('dialog').textContent).toContain('The original stays in the timeline');
  expect(startedCalls()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Use suggestions' }));
  await waitFor(() =>
    expect(startedCalls()).toMatchObject([
      { body: { request: { act: 'take-suggestion' }, orders: { suggestedIn: '5' } } },
    ]),
  );
  expect(await screen.findByText('2 orders changed · 1 not possible')).toBeTruthy();
  expect((await screen.findByText('Changed after the check.')).closest('li')?.textContent).toContain('A-8');
});

it('applies only those of the selected orders', async () => {
  await show(<TakeSuggestionsDialog checkId="5" orderIds={['7', '8']} count={2} onClose={onClose} />);
  expect(screen.getByText('Use the suggested addresses for 2 orders?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use suggestions' }));
  await waitFor(() => expect(startedCalls()).toMatchObject([{ body: { orders: { ids: ['7', '8'] } } }]));
  fireEvent.click(await screen.findByText('Close'));
  expect(onClose).toHaveBeenCalledWith(true);
});

it('offers nothing without suggestions, or while the check still runs', async () => {
  for (const more of [{ suggestions: 0 }, { suggestions: undefined }, { status: 1 }]) {
    await show(<TakeSuggestionsButton report={{ ...check, ...more }} />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
  await show(<TakeSuggestionsButton report={check} />, 'cn');
  expect(screen.getByRole('button', { name: '采用全部 3 条建议' })).toBeTruthy();
});
