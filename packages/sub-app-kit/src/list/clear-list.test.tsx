// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { definition, page, show } from './testing/parcel-list.tsx';

afterEach(cleanup);

it('clearing search and filters drops what is still being typed', async () => {
  await show(definition({}, []), 'state=open');
  const clear = await screen.findByRole('button', { name: 'Clear search and filters' });
  fireEvent.change(screen.getByLabelText('Search parcels'), { target: { value: 'mug' } });
  fireEvent.click(clear);
  await waitFor(() => expect(page.address).toBe(''));
  expect(screen.getByLabelText<HTMLInputElement>('Search parcels').value).toBe('');
});
