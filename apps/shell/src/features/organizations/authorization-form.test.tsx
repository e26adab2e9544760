// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthorizationForm, type Authorization } from './authorization-form.tsx';

const texts = await createTexts('en', ['storesConnection']);
const send = vi.fn<(authorization: Authorization) => Promise<unknown>>();
const warehouses = [{ warehouseId: '301', warehouseName: 'New Jersey', warehouseCode: 'NJ' }];

const press = () => act(async () => screen.getByRole('button', { name: /Authorize/ }).click());
const enter = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  render(
    <I18nextProvider i18n={texts}>
      <AuthorizationForm warehouses={warehouses} onSend={send} />
    </I18nextProvider>,
  );
});
afterEach(cleanup);

it('sends the only warehouse, which is preselected, with the name of the store', async () => {
  enter(' Temu US ');
  await press();
  expect(send.mock.calls).toEqual([[{ warehouseIds: ['301'], store: { storeName: 'Temu US' } }]]);
});

it('requires a warehouse first, and focuses its checkbox', async () => {
  fireEvent.click(screen.getByRole('checkbox'));
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

it('sends a code instead of the name if that is chosen', async () => {
  await act(async () => screen.getAllByRole('radio')[1]!.click());
  enter('US 01');
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  enter('US-01');
  await press();
  expect(send.mock.calls).toEqual([[{ warehouseIds: ['301'], store: { customCode: 'US-01' } }]]);
});
