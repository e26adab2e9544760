// @vitest-environment happy-dom
import type { OrderDetail } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CreateLabelButton } from './create-label-button.tsx';

vi.mock('./create-label-drawer.tsx', () => ({ CreateLabelDrawer: () => 'The panel' }));
afterEach(cleanup);

const open = { orderId: '5', orderStatus: 'UNSHIPPED', allowedActs: ['label'], shipments: [] };
const buying = { ...open, allowedActs: [] };
const shipped = { ...buying, orderStatus: 'SHIPPED', shipments: [{ shipmentStatus: 'LABEL_CREATED' }] };
const partly = { ...open, orderStatus: 'PARTIALLY_SHIPPED' };
const left = { shipmentStatus: 'IN_TRANSIT' };
const awaiting = { shipmentStatus: 'AWAITING_LABEL' };
const returned = { shipmentStatus: 'LABEL_CREATED', isReturn: true };

function Page({ first }: { first: object }) {
  const [order, setOrder] = useState(first);
  return (
    <>
      <CreateLabelButton order={order as OrderDetail} />
      <button type="button" onClick={() => setOrder(shipped)}>
        Buy
      </button>
    </>
  );
}

/** The page of an order at an address that opens the panel. */
async function show(order: object) {
  const texts = await createTexts('en', ['orders']);
  const router = createMemoryRouter([{ path: '/orders/5', element: <Page first={order} /> }], {
    initialEntries: ['/orders/5?label=new&insured=20&peek=1'],
  });
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return router;
}

it.each([
  ['has its label', shipped],
  ['is being labeled', buying],
  ['awaits a second label only', { ...partly, shipments: [left, { ...awaiting, isRelabel: true }] }],
])('an order that %s is shown without the panel of its address', async (_what, order) => {
  const router = await show(order);
  await waitFor(() => expect(router.state.location.search).toBe('?peek=1'));
  expect(screen.queryByText('The panel')).toBeNull();
});

it.each([
  ['the rest of a partly shipped order', { ...partly, shipments: [left, awaiting] }],
  [
    'an order whose label is void although its return has one',
    { ...open, shipments: [{ shipmentStatus: 'VOIDED' }, returned] },
  ],
])('%s gets a label', async (_what, order) => {
  await show(order);
  expect(await screen.findByText('The panel')).toBeTruthy();
  expect(screen.getByText('Create label')).toBeTruthy();
});

it('the panel stays when its label is bought, since it shows it', async () => {
  const router = await show(open);
  await screen.findByText('The panel');
  fireEvent.click(screen.getByText('Buy'));
  expect(screen.getByText('The panel')).toBeTruthy();
  expect(screen.queryByText('Create label')).toBeNull();
  expect(router.state.location.search).toContain('label=new');
});
