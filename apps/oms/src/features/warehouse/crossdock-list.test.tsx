// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { excessWidth } from '@lading/sub-app-kit/testing/list-room';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { useCrossdockColumns } from './crossdock-list.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

it('fits a screen of 1440 px', async () => {
  const texts = await createTexts('en', ['warehouseCrossdock', 'warehouse', 'common']);
  const { result } = renderHook(() => useCrossdockColumns(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    ),
  });
  expect(excessWidth(result.current, { ticks: true })).toEqual({ at1440: 0, withExtras: 0 });
});
