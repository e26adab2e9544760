// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { shippingMessages } from '@lading/contracts/shipping';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { PurchaseFailed } from './purchase-notes.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
afterEach(cleanup);

const earlier = shippingMessages.notBought();
const [message, zhMessage] = ['The price has changed.', '价格已变动。'];
const later = new ApiError({ kind: 'rejected', call: null, message, zhMessage });
const show = (fault: unknown) =>
  renderPart(<PurchaseFailed fault={fault} cameOf={{ message: earlier }} />, {
    texts: ['shippingLabels', 'shippingRates', 'commonSubApp'],
  });

it('says why its carrier sold no label', async () => {
  await show(null);
  expect(screen.getByRole('alert').textContent).toContain(earlier.message);
});

it('after another try, only the reason of that one is shown', async () => {
  await show(later);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(screen.queryByText(earlier.message)).toBeNull();
});
