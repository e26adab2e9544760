// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ListFilters } from './list-filters.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
afterEach(cleanup);

const texts = await createTexts('en', ['commonDays', 'common']);

it('shows the two days of a filter behind its button', async () => {
  render(
    <I18nextProvider i18n={texts}>
      <ListFilters
        filters={[
          {
            kind: 'days',
            from: 'from',
            to: 'to',
            labels: { from: 'Ships from', to: 'Ships until' },
            fold: 'Ship date',
          },
        ]}
        values={{}}
        onChange={() => undefined}
      />
    </I18nextProvider>,
  );
  expect(screen.queryByLabelText('Ships from')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ship date' }));
  expect(await screen.findByLabelText('Ships from')).toBeTruthy();
  expect(screen.getByLabelText('Ships until')).toBeTruthy();
});
