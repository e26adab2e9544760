import type { BookEntry } from '@lading/contracts/shipping';
import { expect, it, vi } from 'vitest';
import { alikeMerges } from './alike-merges.ts';

const entry = (entryId: string, name: string): BookEntry => ({
  entryId,
  address: { name, addressLine1: '77 Beacon St', city: 'Boston', zipCode: '02108', countryCode: 'US' },
  uses: [],
  alike: 2,
  updateTime: '2026-11-25T10:00:00Z',
});

it('merges duplicates selected together with one call, and again for another selection', async () => {
  const merge = vi.fn<(entryId: string) => Promise<unknown>>(() => Promise.resolve());
  const merges = alikeMerges();
  const chosen = [entry('1', 'Harbor & Pine'), entry('2', 'HARBOR & PINE'), entry('3', 'Ann Lee')];
  await Promise.all(chosen.map((one) => merges.each(one, merge)));
  expect(merge.mock.calls).toEqual([['1'], ['3']]);
  merges.end();
  await merges.each(chosen[1]!, merge);
  expect(merge).toHaveBeenLastCalledWith('2');
});

it('reports for each of them that it was not merged', async () => {
  const merges = alikeMerges();
  const fails = () => Promise.reject(new Error('gone'));
  const answers = await Promise.allSettled(
    [entry('1', 'Ann'), entry('2', 'ANN')].map((one) => merges.each(one, fails)),
  );
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
