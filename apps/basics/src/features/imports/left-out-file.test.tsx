// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { importReceiptsApi } from '@lading/contracts/imports';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImportReceiptPage } from './import-receipt-page.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
const save = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock('@lading/ui/save-file', () => ({ saveFile: save }));

const receipt = {
  taskId: '7',
  taskNo: 'Import-PRODUCT',
  taskType: 2,
  fileName: 'goods.xlsx',
  status: 2,
  failure: null,
  userName: 'Mei Carver',
  createTime: '2026-11-25T10:00:00Z',
  finishTime: '2026-11-25T10:00:01Z',
  duration: 1_000,
  total: 3,
  created: 3,
  updated: 0,
  unchanged: 0,
  packages: null,
  leftOut: 2,
  leftOutFile: true,
  revert: { state: 'none', userName: '', time: null, removed: 0, restored: 0, refusal: null },
};
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const download = vi.fn<(...given: unknown[]) => Promise<unknown>>();
beforeEach(() => {
  for (const one of [call, download, save]) one.mockReset();
});
afterEach(cleanup);

async function show(given: object = receipt, language: Language = 'en') {
  call.mockResolvedValue(given);
  const texts = await createTexts(language, ['importReceipts', 'common', 'commonSubApp']);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ call, download } as unknown as ApiClient}>
          <MemoryRouter initialEntries={['/imports/7']}>
            <Routes>
              <Route path="/imports/:taskId" element={<ImportReceiptPage />} />
            </Routes>
          </MemoryRouter>
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await waitFor(() => expect(screen.getAllByText('goods.xlsx')).not.toHaveLength(0));
}

it.each([
  ['en', 'Download skipped rows', 'The skipped rows could not be downloaded'],
  ['cn', '下载跳过的行', '跳过的行下载失败'],
] as const)(
  'the receipt offers the rows that were left out as a file (%s)',
  async (language, act, failed) => {
    await show(receipt, language);
    const parts = { kind: 'network', message: 'Network Error', zhMessage: '网络错误', call: null } as const;
    download.mockRejectedValueOnce(new ApiError(parts));
    fireEvent.click(screen.getByRole('button', { name: act }));
    expect(await screen.findByText(failed)).toBeTruthy();
    const blob = new Blob(['PK']);
    download.mockResolvedValue({ blob, fileName: 'goods - errors.xlsx' });
    fireEvent.click(screen.getByRole('button', { name: act }));
    await waitFor(() => expect(save).toHaveBeenCalledWith(blob, 'goods - errors.xlsx'));
    expect(download).toHaveBeenCalledWith(importReceiptsApi.calls.leftOutRows, { params: { taskId: '7' } });
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  },
);

it('offers none if none is stored', async () => {
  await show({ ...receipt, leftOutFile: false });
  expect(screen.queryByRole('button', { name: 'Download skipped rows' })).toBeNull();
});
