// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { pageMessages } from '@lading/contracts/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listQuery } from './list-definition.ts';
import { definition, page, parcels, show, type Parcel } from './testing/parcel-list.tsx';

afterEach(cleanup);

it('a list moves to the last page that has a number when the server refuses a later one', async () => {
  const refused = new ApiError({
    kind: 'rejected',
    ...pageMessages.pageTooFar({ most: 100_000 }),
    reason: pageMessages.pageTooFar.code,
    call: null,
    code: 400,
  });
  await show(
    definition({
      page: (at) =>
        listQuery<Parcel>({
          queryKey: ['far', at],
          queryFn: () =>
            at.page > 2_000
              ? Promise.reject(refused)
              : Promise.resolve({ records: parcels(50), total: 10_000, totalExact: false, next: 'k-50' }),
        }),
    }),
    'page=20000',
  );
  await waitFor(() => expect(page.address).toBe('page=2000'));
  expect(await screen.findByText('99,951–100,000 of more than 10,000')).toBeTruthy();
});
