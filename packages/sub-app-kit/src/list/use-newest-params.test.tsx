// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useNewestParams } from './use-newest-params.ts';

afterEach(cleanup);

const withValue = (name: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  next.set(name, '1');
  return next;
};

function Page() {
  const [params, setParams] = useNewestParams();
  const choose = (...names: string[]) => names.forEach((name) => setParams(withValue(name), false));
  return (
    <>
      <output>{params.toString()}</output>
      <button onClick={() => choose('state', 'store')}>Two</button>
      <button onClick={() => choose('day')}>One</button>
    </>
  );
}

it('changes build on each other, and on the address after going back', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Page }], {
    initialEntries: ['/?q=cup', '/?q=mug'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(await screen.findByText('q=mug&state=1&store=1')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('q=cup')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'One' }));
  expect(await screen.findByText('q=cup&day=1')).toBeTruthy();
});
