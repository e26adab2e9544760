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
])('an order that %s is shown without the panel of its address', async (_what, order) => {
  const router = await show(order);
  await waitFor(() => expect(router.state.location.search).toBe('?peek=1'));
  expect(screen.queryByText('The panel')).toBeNull();
});

it('the panel stays when its label is bought, since it shows it', async () => {
  const router = await show(open);
  await screen.findByText('The panel');
  fireEvent.click(screen.getByText('Buy'));
  expect(screen.getByText('The panel')).toBeTruthy();
  expect(screen.queryByText('Create label')).toBeNull();
  expect(router.state.location.search).toContain('label=new');
});
