// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { CardNotLoaded } from '../components/card-not-loaded.tsx';
import { LoadedField } from './loaded-field.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
afterEach(cleanup);

const refusal = (code: number) =>
  new ApiError({ kind: 'rejected', message: 'Busy', zhMessage: '忙', call: null, code, requestId: 'r-1' });
const refetch = vi.fn<() => void>();
const failed = { error: refusal(500), data: undefined, isFetching: false, refetch };
const texts = await createTexts('en', ['common', 'commonSubApp']);

const show = (
  query: typeof failed | { error: unknown; data: unknown; isFetching: boolean; refetch: () => void },
) =>
  render(
    <I18nextProvider i18n={texts}>
      <LoadedField label="Preset" query={query}>
        <input aria-label="Preset" />
      </LoadedField>
    </I18nextProvider>,
  );

it('shows that its choices could not be loaded, and can load them again', () => {
  show(failed);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Preset')).toBeTruthy();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Busy');
  expect(alert.textContent).toContain('r-1');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows the field while its choices are loading', () => {
  show({ ...failed, error: null });
  expect(screen.getByRole('textbox', { name: 'Preset' })).toBeTruthy();
});

it('keeps a field whose choices are known when a refetch fails', () => {
  show({ ...failed, data: [] });
  expect(screen.getByRole('textbox', { name: 'Preset' })).toBeTruthy();
});

it.each([
  ['says so where a call failed', refusal(500), 1],
  ['is absent where a back end does not have the call', refusal(404), 0],
  ['is absent where the person may not see it', refusal(403), 0],
  ['is absent while it loads', null, 0],
])('a card that is not loaded %s', (_case, error, many) => {
  render(
    <I18nextProvider i18n={texts}>
      <CardNotLoaded title="Files" query={{ ...failed, error }} />
    </I18nextProvider>,
  );
  expect(screen.queryAllByRole('alert')).toHaveLength(many);
  expect(screen.queryAllByText('Files')).toHaveLength(many);
});
