// @vitest-environment happy-dom
import type { DownloadedFile } from '@lading/api-client/download-file';
import type { StatementFormat, StatementSummary } from '@lading/contracts/funds';
import { createTexts } from '@lading/i18n/create-texts';
import { saveFile } from '@lading/ui/save-file';
import { QueryClient, QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { MonthlyStatements } from './monthly-statements.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
vi.mock('@lading/ui/save-file', () => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }));

afterEach(cleanup);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const november = {
  month: '2026-11',
  opening: usd(10_000),
  moneyIn: usd(0),
  moneyOut: usd(-2_500),
  closing: usd(7_500),
  lines: 3,
  isComplete: true,
} as StatementSummary;

it('a requested file is saved even if another one is requested meanwhile', async () => {
  const coming = new Map<StatementFormat, (file: DownloadedFile) => void>();
  const download = (_month: string, format: StatementFormat) =>
    new Promise<DownloadedFile>((resolve) => coming.set(format, resolve));
  const statements = { data: [november], isPending: false, error: null };
  render(
    <I18nextProvider i18n={await createTexts('en', ['funds', 'common'])}>
      <QueryClientProvider client={new QueryClient()}>
        <MonthlyStatements
          statements={statements as unknown as UseQueryResult<StatementSummary[]>}
          download={download}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'PDF, November 2026' }));
  await waitFor(() => expect([...coming.keys()]).toEqual(['pdf']));
  fireEvent.click(screen.getByRole('button', { name: 'CSV, November 2026' }));
  await waitFor(() => expect([...coming.keys()]).toEqual(['pdf', 'csv']));
  for (const answer of coming.values()) answer({ blob: new Blob(['a']), fileName: null });
  await waitFor(() =>
    expect(
      vi
        .mocked(saveFile)
        .mock.calls.map(([, name]) => name)
        .toSorted(),
    ).toEqual(['2026-11.csv', '2026-11.pdf']),
  );
});
