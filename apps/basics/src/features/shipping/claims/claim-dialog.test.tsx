// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import {
  claimMessages,
  claimsApi,
  type ClaimDetail,
  type InsuredShipment,
} from '@lading/contracts/shipment-service';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClaimDialog, type ClaimDialogProps } from './claim-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const shipment: InsuredShipment = {
  shipmentId: '5',
  shipmentNo: 'SH5',
  orderNo: 'A-5',
  carrierName: 'Demo Carrier',
  trackingNumber: '0095',
  insured: usd(40_000),
  most: usd(30_000),
  reason: null,
  windows: [
    { type: 'LOSS', opensTime: '2999-01-01T00:00:00Z', closesTime: '2999-03-01T00:00:00Z' },
    { type: 'DAMAGE', opensTime: '2026-01-01T00:00:00Z', closesTime: '2999-03-01T00:00:00Z' },
  ],
};
const draft = {
  claimId: '61001',
  shipmentId: '5',
  type: 'LOSS',
  requested: usd(1_250),
  description: 'Never came',
} as ClaimDetail;

const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const saved = vi.fn<(claimId: string) => void>();
/** Answers the list of insured shipments, and records what is saved. */
const answer = (shipments: readonly InsuredShipment[]) =>
  call.mockImplementation((asked) =>
    Promise.resolve(asked === claimsApi.calls.insuredShipments ? shipments : { claimId: '61001' }),
  );
const savedBody = () =>
  call.mock.calls.find(([asked]) => asked === claimsApi.calls.saveClaim)?.[1] as { body: object } | undefined;

async function show(props: Partial<ClaimDialogProps>) {
  await renderPart(<ClaimDialog onClose={() => undefined} onSaved={saved} {...props} />, {
    texts: ['shippingClaims', 'commonSubApp', 'commonErrors'],
    api: { call },
  });
}
const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' });

beforeEach(() => {
  call.mockReset();
  saved.mockReset();
});
afterEach(cleanup);

it('drafts a claim of a shipment, showing the maximum and the deadline', async () => {
  answer([shipment]);
  await show({ shipmentId: '5' });
  await screen.findByText('At most $300.00.');
  expect(screen.getByText(/^Submit by 2999-03-01 00:00:00/)).toBeTruthy();
  type(/Amount claimed/, '125.5');
  type(/^Description/, 'Two mugs were broken');
  fireEvent.click(button());
  await waitFor(() => expect(saved).toHaveBeenCalledWith('61001'));
  expect(savedBody()).toEqual({
    body: { shipmentId: '5', type: 'DAMAGE', amount: usd(12_550), description: 'Two mugs were broken' },
  });
});

it('reports missing input before anything is sent', async () => {
  answer([shipment]);
  await show({ shipmentId: '5' });
  await screen.findByText('At most $300.00.');
  fireEvent.click(button());
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2));
  expect(savedBody()).toBeUndefined();
});

it('explains why a shipment cannot be claimed', async () => {
  answer([{ ...shipment, reason: claimMessages.notScanned() }]);
  await show({ shipmentId: '5' });
  await screen.findByText(claimMessages.notScanned().message);
  expect(button().disabled).toBe(true);
});

it('shows the server’s error for a shipment that was preselected', async () => {
  const { message, zhMessage, code, params } = claimMessages.labelVoided();
  const errors = [{ fieldName: 'shipmentId', code, params, message, zhMessage }];
  const refusal = new ApiError({ kind: 'rejected', message, zhMessage, call: null, errors });
  call.mockImplementation((asked) =>
    asked === claimsApi.calls.saveClaim ? Promise.reject(refusal) : Promise.resolve([shipment]),
  );
  await show({ draft });
  await screen.findByText('At most $300.00.');
  fireEvent.click(button());
  await screen.findByText(message);
  expect(saved).not.toHaveBeenCalled();
});

it('changes a draft, whose shipment has no other claim', async () => {
  answer([{ ...shipment, reason: claimMessages.open({ claimId: '61001' }) }]);
  await show({ draft });
  await screen.findByText('At most $300.00.');
  expect(screen.getByText(/^Possible from 2999-01-01 00:00:00/)).toBeTruthy();
  fireEvent.click(button());
  await waitFor(() =>
    expect(savedBody()).toEqual({
      body: { shipmentId: '5', type: 'LOSS', amount: usd(1_250), description: 'Never came' },
    }),
  );
});

it('explains how to insure a shipment if there are none', async () => {
  answer([]);
  await show({});
  await screen.findByText(/No insured shipments yet/);
  expect(button().disabled).toBe(true);
});
