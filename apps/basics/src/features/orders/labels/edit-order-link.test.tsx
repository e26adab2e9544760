// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { carrierMessages, shippingMessages, type LabelPurchase } from '@lading/contracts/shipping';
import { PurchaseFailed } from '@lading/sub-app-kit/labels';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { EditOrderLink } from './edit-order-link.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const open: { orderId: string; allowedActs: ('edit' | 'label')[] } = {
  orderId: '7',
  allowedActs: ['edit', 'label'],
};
const refused = shippingMessages.addressRefused({ carrier: 'Demo Carrier' });
const failed = ({ code: reason, message, zhMessage }: typeof refused) =>
  new ApiError({ kind: 'rejected', reason, message, zhMessage, call: null });
const ended = (message: typeof refused) => ({ state: 'REFUSED', message }) as unknown as LabelPurchase;

interface Failed extends Pick<ComponentProps<typeof PurchaseFailed>, 'fault' | 'cameOf'> {
  order: typeof open | undefined;
}
const show = ({ order, ...given }: Failed) =>
  renderPart(<PurchaseFailed {...given} more={(codes) => <EditOrderLink order={order} codes={codes} />} />, {
    texts: ['shippingLabels', 'shippingRates', 'commonSubApp'],
  });
const edit = () => screen.queryByRole('link', { name: 'Edit order' })?.getAttribute('href');

it('an address that the carrier refuses leads to the edit of the order', async () => {
  await show({ fault: failed(refused), cameOf: null, order: open });
  expect(edit()).toBe('/orders/7/edit');
});

it.each([
  ['its carrier refused later', refused],
  ['its carrier refused in its own words', carrierMessages.says({ text: 'Address not found' })],
])('so does a purchase that %s', async (_, message) => {
  await show({ fault: null, cameOf: ended(message), order: open });
  expect(edit()).toBe('/orders/7/edit');
});

it('without an order that can be edited, there is only the reason', async () => {
  await show({ fault: failed(refused), cameOf: null, order: { ...open, allowedActs: ['label'] } });
  expect([screen.getByText(refused.message) !== null, edit()]).toEqual([true, undefined]);
  cleanup();
  await show({ fault: failed(refused), cameOf: null, order: undefined });
  expect(edit()).toBeUndefined();
});

it('a failure that no edit corrects leads elsewhere', async () => {
  await show({ fault: failed(shippingMessages.notBought()), cameOf: null, order: open });
  expect(edit()).toBeUndefined();
});
