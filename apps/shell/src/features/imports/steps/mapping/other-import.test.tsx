// @vitest-environment happy-dom
import { orderShipmentImport } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { OtherImport } from './other-import.tsx';

afterEach(cleanup);

it.each([
  [
    'en',
    'This file seems to be for “Import orders with shipment”',
    'Import orders with shipment from this file',
  ],
  ['cn', '该文件似乎应使用“导入订单并发货”', '用此文件导入订单并发货'],
] as const)(
  'says what the file is for and goes on there with one click (%s)',
  async (language, title, button) => {
    const texts = await createTexts(language, ['imports']);
    const onChoose = vi.fn();
    render(
      <I18nextProvider i18n={texts}>
        <OtherImport definition={orderShipmentImport} disabled={false} onChoose={onChoose} />
      </I18nextProvider>,
    );
    expect(screen.getByText(title)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(onChoose).toHaveBeenCalledOnce();
  },
);
