// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSubApp } from './create-sub-app.ts';
import { eventually, mountSubApp, type MountedApp } from './testing/mounted-app.ts';

const reads = { orders: 0, rates: 0 };

function Orders() {
  const { data } = useQuery({ queryKey: ['orders'], queryFn: () => Promise.resolve((reads.orders += 1)) });
  return <p>Orders {data}</p>;
}

/** Asked for once, and again only on demand. */
function Rates() {
  const queryFn = () => Promise.resolve((reads.rates += 1));
  const { data } = useQuery({ queryKey: ['rates'], queryFn, staleTime: Infinity });
  return <p>Rates {data}</p>;
}

function Page() {
  const [shown, show] = useState(0);
  return (
    <>
      <button onClick={() => show(shown + 1)}>Shown {shown}</button>
      <Orders key={shown} />
      <Rates />
    </>
  );
}

let app: MountedApp;
let stay: () => Promise<MountedApp>;
beforeEach(async () => {
  Object.assign(reads, { orders: 0, rates: 0 });
  const created = createSubApp({ texts: ['commonSubApp'], routes: [{ path: '/', Component: Page }] });
  const load = () => Promise.resolve(created);
  stay = () =>
    mountSubApp({ name: 'basics', prefix: '/b', load }, '#/', () => ({ result: 'OK', data: null }));
  app = await stay();
  await eventually(() => app.find('p', 'Orders 1'));
});
afterEach(() => app.unmount());

it('what was read before another sub-app was on the page is shown, and read again', async () => {
  await app.unmount();
  app = await stay();
  expect(app.text()).toMatch(/Orders [12]/);
  await eventually(() => app.find('p', 'Orders 2'));
  expect(reads.rates).toBe(1);
});

it('while it stays on the page, what was just read is not read again', async () => {
  app.find('button', 'Shown 0').click();
  await eventually(() => app.find('button', 'Shown 1'));
  app.find('p', 'Orders 1');
  expect(reads.orders).toBe(1);
});
