// @vitest-environment happy-dom
import type { BulkReport } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkProgress } from './bulk-result.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const report: BulkReport = {
  taskId: '1',
  request: { act: 'check-address' },
  status: 2,
  isCancelled: false,
  total: 5,
  done: 4,
  noted: 3,
  refused: 1,
  waiting: 0,
  isOwn: true,
  createTime: '2026-11-25T10:00:00Z',
};
async function show(given: BulkReport, language: Language = 'en') {
  const texts = await createTexts(language, ['ordersBulk', 'common']);
  render(
    <I18nextProvider i18n={texts}>
      <BulkProgress report={given} />
    </I18nextProvider>,
  );
}
afterEach(cleanup);

it('shows how many addresses were checked, and how many a person should review', async () => {
  await show(report);
  expect(screen.getByRole('status').textContent).toBe('4 orders checked · 3 to review · 1 not possible');
  cleanup();
  await show(report, 'cn');
  expect(screen.getByRole('status').textContent).toBe('已校验 4 个订单 · 3 个待查看 · 1 个无法处理');
});

it('shows for other actions how many orders were changed', async () => {
  await show({ ...report, request: { act: 'release' }, noted: 0, refused: 0 });
  expect(screen.getByRole('status').textContent).toBe('4 orders changed');
});
