// @vitest-environment happy-dom
import { orderPapersApi } from '@lading/contracts/orders';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CustomsFormButton } from './customs-form-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const order = { orderId: '7', sender: { countryCode: 'US' }, recipient: { countryCode: 'FR' } };

/** Downloads the form as it is offered. @returns the body of the call */
async function downloaded(more: Partial<ComponentProps<typeof CustomsFormButton>['order']>, usual = {}) {
  const settings = { customsSigner: 'Usual Signer', ...usual };
  const call = vi.fn(() => Promise.resolve({ settings, presets: [] }));
  const download = vi.fn((_call: unknown, _input: { body: object }) =>
    Promise.resolve({ blob: new Blob(), fileName: null }),
  );
  await renderPart(<CustomsFormButton order={{ ...order, ...more }} />, {
    texts: ['ordersCustoms', 'commonSubApp'],
    api: { call, download },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Customs form' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [made, { body }] = download.mock.calls[0]!;
  expect(made).toBe(orderPapersApi.calls.customsForm);
  return body;
}

it('of a label starts with what was declared to its carrier', async () => {
  const customs = { contents: 'GIFT', terms: 'DDP', signer: 'Otto Packer' } as const;
  expect(await downloaded({ shipmentId: '9', carrierName: 'USPS', customs })).toEqual({
    orderId: '7',
    shipmentId: '9',
    form: 'CN22',
    ...customs,
  });
});

it('of an order is an invoice for a courier, signed by the usual signer', async () => {
  expect(await downloaded({ carrierName: 'DHL' })).toEqual({
    orderId: '7',
    form: 'COMMERCIAL_INVOICE',
    contents: 'SALE',
    terms: 'DAP',
    signer: 'Usual Signer',
  });
});

it('of an order starts with the default contents and terms, which what was declared replaces', async () => {
  const usual = { customsContents: 'SAMPLE', customsTerms: 'DDP' };
  expect(await downloaded({}, usual)).toMatchObject({ contents: 'SAMPLE', terms: 'DDP' });
  cleanup();
  const customs = { contents: 'GIFT', terms: 'DAP' } as const;
  expect(await downloaded({ customs }, usual)).toMatchObject(customs);
});
