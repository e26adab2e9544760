import { address as addressShape, addressLines, type Address } from '@lading/contracts/core';
import {
  shippingMessages,
  type AddressUse,
  type BookAddress,
  type BookEntry,
} from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound, RequestError } from '../../platform/request-error.ts';
import {
  deleteAddress,
  insertAddress,
  lockAlike,
  markAddress,
  readAddress,
  updateAddress,
} from './address-book.store.ts';

/** Empty fields are stored as null, not as empty texts. */
const asAddress = (given: BookAddress): Address =>
  Object.fromEntries(Object.entries(given).map(([field, text]) => [field, text === '' ? null : text]));

/** What a merge completes. */
const mergedFields = addressShape.keyof().options;

/** For people in the text, and for programs with the time that the next attempt is based on. */
function editedMeanwhile({ address, updateTime }: BookEntry): RequestError {
  const text = shippingMessages.addressEdited({ address: addressLines(address, '').join(', ') });
  return conflict({ ...text, params: { ...text.params, updateTime } });
}

async function existing(trx: Trx, entryId: string): Promise<BookEntry> {
  const found = await readAddress(trx, entryId);
  if (!found) throw notFound();
  return found;
}

/** The address book of an organization (spec §2). */
export function addressBookService({ clock }: Pick<Platform, 'clock'>) {
  return {
    /** @throws RequestError 404 for an unknown entry; 409 for one that was changed since the given time, with the new one */
    save: (
      { db }: SignedInContext,
      {
        entryId,
        updateTime,
        address,
      }: { entryId?: string | undefined; updateTime?: string | undefined; address: BookAddress },
    ): Promise<BookEntry> =>
      db(async (trx) => {
        if (entryId === undefined)
          return existing(trx, await insertAddress(trx, asAddress(address), clock.now()));
        await existing(trx, entryId);
        const change = { address: asAddress(address), updateTime, now: clock.now() };
        if (!(await updateAddress(trx, entryId, change))) throw editedMeanwhile(await existing(trx, entryId));
        return existing(trx, entryId);
      }),

    remove: ({ db }: SignedInContext, entryId: string): Promise<null> =>
      db(async (trx) => {
        if (!(await deleteAddress(trx, entryId))) throw notFound();
        return null;
      }),

    use: (
      { db }: SignedInContext,
      given: { entryId: string; use: AddressUse; isOn: boolean },
    ): Promise<BookEntry> =>
      db(async (trx) => {
        await existing(trx, given.entryId);
        await markAddress(trx, given);
        return existing(trx, given.entryId);
      }),

    /**
     * The given entry stays; it takes missing values from the others, latest change first, and their default uses. What a carrier says
     * of it stays while it takes none.
     *
     * @throws RequestError 404; 409 when it becomes another address meanwhile
     */
    merge: ({ db }: SignedInContext, entryId: string): Promise<BookEntry> =>
      db(async (trx) => {
        await existing(trx, entryId);
        const locked = await lockAlike(trx, entryId);
        // As it is now: another person may have saved it since it was read.
        const own = locked.find((one) => one.entryId === entryId);
        if (!own) throw editedMeanwhile(await existing(trx, entryId));
        const others = locked.filter((one) => one !== own);
        const missing = mergedFields.flatMap((field) => {
          const found = own.address[field] ? undefined : others.find((one) => one.address[field]);
          return found ? [[field, found.address[field] ?? null] as const] : [];
        });
        for (const other of others) await deleteAddress(trx, other.entryId);
        if (others.some(({ isSender }) => isSender))
          await markAddress(trx, { entryId, use: 'sender', isOn: true });
        if (others.some(({ isReturn }) => isReturn))
          await markAddress(trx, { entryId, use: 'return', isOn: true });
        if (missing.length > 0) {
          const address = { ...own.address, ...Object.fromEntries(missing) };
          await updateAddress(trx, entryId, { address, now: clock.now() });
        }
        return existing(trx, entryId);
      }),
  };
}
