// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { LabelCustoms, type CustomsInput } from './label-customs.tsx';

const customs: CustomsInput = { contents: 'SALE', terms: 'DAP', signer: 'Kim', itn: '', ear99: false };
const change = vi.fn<(customs: CustomsInput) => void>();

async function show(entered: CustomsInput, asksEar99: boolean) {
  const texts = await createTexts('en', ['ordersCustoms']);
  render(
    <I18nextProvider i18n={texts}>
      <LabelCustoms customs={entered} asksEar99={asksEar99} onChange={change} />
    </I18nextProvider>,
  );
}
afterEach(cleanup);

const question = () => screen.queryByRole('checkbox', { name: /EAR99/ });

it('asks whether all goods are EAR99 if they must be filed at any value', async () => {
  await show(customs, true);
  fireEvent.click(question()!);
  expect(change).toHaveBeenCalledWith({ ...customs, ear99: true });
});

it('does not ask otherwise, nor once the export was filed', async () => {
  await show(customs, false);
  expect(question()).toBeNull();
  cleanup();
  await show({ ...customs, itn: 'X20261124000001' }, true);
  expect(question()).toBeNull();
});
