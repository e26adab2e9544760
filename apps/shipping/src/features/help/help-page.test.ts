// @vitest-environment happy-dom
import { eventually, mountSubApp } from '@lading/sub-app-kit/testing/mounted-app';
import { expect, it } from 'vitest';

it('answers questions about labels and postage, and links to the help of order management', async () => {
  const load = () => import('../../sub-app.tsx');
  const app = await mountSubApp({ name: 'shipping', prefix: '/e', load }, '#/help', () => ({ result: 'OK' }));
  await eventually(() => expect(app.find('h1').textContent).toBe('Help center'));
  const topics = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(topics).toEqual(['Rates and labels', 'Postage', 'Orders', 'Products', 'Account']);
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/o/#/app/help', '/e/#/postage', '/b/#/shipments']));
  expect(app.calls).toEqual([]);
  await app.unmount();
});
