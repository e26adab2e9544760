import { addressBookApi, addressCheckApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller } = await twoOrganizations();
const { database, tokens } = server.platform;
const { orgId } = (await tokens.read(seller.accessToken))!;
const { saveAddress, mergeAddresses, addressPage } = addressBookApi.calls;

const saved = (more: object) =>
  dataOf(
    server.call(
      saveAddress,
      {
        body: {
          address: {
            name: 'Harbor & Pine',
            company: '',
            addressLine1: '77 Beacon St',
            addressLine2: '',
            city: 'Boston',
            stateCode: 'MA',
            zipCode: '02108',
            countryCode: 'US',
            phone: '',
            email: '',
            ...more,
          },
        },
      },
      seller,
    ),
  );
const merge = (entryId: string) => server.call(mergeAddresses, { body: { entryId } }, seller);

/** Merges while another person has changed the entry and not saved yet; they save once the merge waits for them. */
async function mergeDuring(entryId: string, change: string) {
  let merging: ReturnType<typeof merge> | undefined;
  await database.asOrganization(orgId, async (trx) => {
    await sql`update address_book_entry set ${sql.raw(change)} where entry_id = ${entryId}`.execute(trx);
    merging = merge(entryId);
    await vi.waitFor(
      async () => {
        const { rowCount } = await database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 20_000 },
    );
  });
  return merging;
}

it('a merge of duplicates keeps what another person saves in between', async () => {
  const at = { addressLine1: '1 Race Rd' };
  await saved({ ...at, email: 'dock@harbor.test' });
  const { entryId } = await saved(at);
  const change = `address = jsonb_set(address, '{phone}', '"+1 617 555 0100"')`;
  expect(await mergeDuring(entryId, change)).toMatchObject({
    data: { alike: 1, address: { phone: '+1 617 555 0100', email: 'dock@harbor.test' } },
  });
});

it('a merge removes nothing when the entry becomes another address in between', async () => {
  const at = { addressLine1: '2 Race Rd' };
  await saved(at);
  const { entryId } = await saved(at);
  expect(await mergeDuring(entryId, `match_key = 'moved'`)).toMatchObject({ code: 409 });
  expect((await dataOf(server.call(addressPage, { query: { search: '2 race rd' } }, seller))).total).toBe(2);
});

it('a merge that takes nothing from the duplicates keeps the answer of the carrier', async () => {
  const at = { addressLine1: '3 Race Rd' };
  await saved(at);
  const { entryId } = await saved(at);
  const checked = await dataOf(server.call(addressCheckApi.calls.checkEntry, { body: { entryId } }, seller));
  expect(await merge(entryId)).toMatchObject({ data: { alike: 1, check: checked.check } });
  expect(checked.check).toMatchObject({ status: expect.any(String) });
});
