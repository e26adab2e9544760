import { expect, it } from 'vitest';
import { orderRows } from './testing/rows-of-file.ts';

const file = (headings: string, ...rows: string[]) => [headings, ...rows].join('\n');
const headings = 'Customer reference,Name,Address,City,State,Zip';

it('the reference is the number of the order where there is no other', async () => {
  const rows = ['R-501,Bob Lee,2 A St,Austin,TX,78702', 'R-502,Eve Park,9 Elm Road,Boston,MA,02101'];
  const { mapping } = await orderRows(file(headings, ...rows));
  expect(mapping).toMatchObject({ orderNO: 'Customer reference' });
  expect(mapping).not.toHaveProperty('reference');
});

it.each([
  ['two rows have the same', 'R-501'],
  ['a row has none', ''],
])('the reference stays one where %s', async (_, second) => {
  const rows = ['R-501,Bob Lee,2 A St,Austin,TX,78702', `${second},Eve Park,9 Elm Road,Boston,MA,02101`];
  const { mapping } = await orderRows(file(headings, ...rows));
  expect(mapping).toMatchObject({ reference: 'Customer reference' });
  expect(mapping).not.toHaveProperty('orderNO');
});

it('the reference stays one beside the number of the order', async () => {
  const { mapping } = await orderRows(
    file(`Order number,${headings}`, 'A-1,R-501,Bob Lee,2 A St,Austin,TX,78702'),
  );
  expect(mapping).toMatchObject({ orderNO: 'Order number', reference: 'Customer reference' });
});
