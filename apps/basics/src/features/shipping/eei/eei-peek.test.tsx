// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { eeiApi, eeiMessages, type EeiRecord } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EeiGuide } from './eei-page.tsx';
import { EeiPeek } from './eei-peek.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
const save = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock('@lading/ui/save-file', () => ({ saveFile: save }));

const one: EeiRecord = {
  recordId: '7',
  shipmentId: '8',
  shipmentNo: 'SH-7',
  orderNo: 'A-7',
  basis: 'BELOW',
  itn: null,
  exemption: null,
  citedAtPurchase: 'NOEEI 30.37(a)',
  entries: [],
  consigneeName: 'Léa Roux',
  countryCode: 'FR',
  shipDate: '2026-11-25',
  carrierName: 'Demo Carrier',
  trackingNumber: 'T7',
  value: 40,
  currency: 'USD',
  signer: 'Mei Carver',
  isVoided: false,
  items: [],
  boughtTime: '2026-11-25T10:00:00Z',
};
const entered: EeiRecord = {
  ...one,
  basis: 'FILED',
  itn: 'X20261126000001',
  entries: [
    { citation: 'AES X20261126000001', time: '2026-11-26T10:00:00Z', userName: 'Mei Carver', isLate: true },
  ],
};
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const download = vi.fn<(...given: unknown[]) => Promise<unknown>>();

async function show(children: ReactNode, language: Language = 'en') {
  await renderPart(children, { texts: ['shippingEei'], language, api: { call, download } });
}
beforeEach(() => {
  call.mockReset();
  download.mockReset();
  save.mockReset();
});
afterEach(cleanup);

it('accepts a late ITN, and shows the previous citation', async () => {
  await show(<EeiPeek one={one} />);
  fireEvent.click(screen.getByRole('button', { name: 'Enter ITN' }));
  expect(screen.getByRole('dialog').textContent).toContain('Cited now: NOEEI 30.37(a)');
  call.mockResolvedValue(entered);
  fireEvent.change(screen.getByLabelText(/ITN or exemption/), { target: { value: 'X20261126000001' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save citation' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(eeiApi.calls.enterCitation, {
      body: { recordId: '7', citation: 'X20261126000001' },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows at the field why a citation is refused, and keeps the typed text', async () => {
  await show(<EeiPeek one={one} />);
  fireEvent.click(screen.getByRole('button', { name: 'Enter ITN' }));
  const fault = { fieldName: 'citation', ...eeiMessages.wrong() };
  call.mockRejectedValue(
    new ApiError({
      kind: 'rejected',
      message: fault.message,
      zhMessage: fault.zhMessage,
      code: 400,
      errors: [fault],
      call: eeiApi.calls.enterCitation,
    }),
  );
  const field = screen.getByLabelText<HTMLInputElement>(/ITN or exemption/);
  fireEvent.change(field, { target: { value: 'X2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save citation' }));
  expect(await screen.findAllByText(/Enter an ITN/)).not.toHaveLength(0);
  expect(field.value).toBe('X2026');
});

it('shows what was entered since the purchase, and that it was late', async () => {
  await show(<EeiPeek one={entered} />, 'cn');
  expect(screen.getByText('AES X20261126000001 · 发货后填写')).toBeTruthy();
  expect(screen.getByText('NOEEI 30.37(a)（购买面单时）')).toBeTruthy();
});

it('accepts no citation if the label was voided', async () => {
  await show(<EeiPeek one={{ ...one, isVoided: true }} />);
  expect(screen.queryByRole('button', { name: 'Enter ITN' })).toBeNull();
  expect(screen.getByRole('button', { name: 'PDF' })).toBeTruthy();
});

it('downloads the document on the chosen paper and in the chosen language', async () => {
  await show(<EeiPeek one={one} />);
  fireEvent.click(screen.getByRole('button', { name: 'PDF' }));
  const blob = new Blob(['%PDF-']);
  download.mockResolvedValue({ blob, fileName: 'EEI SH-7.pdf' });
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(blob, 'EEI SH-7.pdf'));
  expect(download).toHaveBeenCalledWith(eeiApi.calls.eeiFile, {
    params: { recordId: '7' },
    query: { paper: 'LETTER', language: 'en' },
  });
});

it('explains how an export is filed with AES, which is not done here', async () => {
  await show(<EeiGuide />);
  fireEvent.click(screen.getByRole('button', { name: 'How to file with AES' }));
  expect(screen.getByText(/Exports are not filed from here/).textContent).toContain('AESDirect');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('says that the goods of an export were not declared, and shows no value', async () => {
  await show(<EeiPeek one={{ ...entered, value: null }} />);
  expect(screen.getByText('The goods were not declared with this label.')).toBeTruthy();
  expect(screen.queryByText('Value')).toBeNull();
  cleanup();
  await show(<EeiPeek one={entered} />);
  expect(screen.queryByText('The goods were not declared with this label.')).toBeNull();
  expect(screen.getByText('Value')).toBeTruthy();
});

it('lists the goods with the code of the sender, if they have one', async () => {
  const clock = {
    skuCode: 'EEI-CLOCK',
    description: 'Alarm clock',
    hsCode: '9103102020',
    originCountry: 'CN',
    quantity: 1,
    value: 40,
  };
  await show(<EeiPeek one={{ ...one, items: [clock, { ...clock, skuCode: '' }] }} />);
  expect(screen.getByText('EEI-CLOCK · HS 9103102020 · made in China')).toBeTruthy();
  expect(screen.getByText('HS 9103102020 · made in China')).toBeTruthy();
});
