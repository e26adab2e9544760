import type { Address } from '@lading/contracts/core';
import { shippingMessages, type AddressCheck, type BookEntry } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import { notFound } from '../../platform/request-error.ts';
import { keepCheck, readAddress } from './address-book.store.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { CarrierError } from './carriers/carrier-adapter.ts';
import { failureText } from './carriers/failure-text.ts';
import { isVerified } from './require-verified.ts';

const checkMs = 8_000;
type Caller = Pick<SignedInContext, 'db' | 'signal'> & { user: { orgId: string } };

const unchecked = (message: AddressCheck['messages'][number], carrierName: string | null): AddressCheck => ({
  ...{ status: 'UNCHECKED', suggestion: null, residential: null, carrierName },
  messages: [message],
});

/** Checks of addresses by the first carrier in use that knows addresses: the organization's own before the platform's. */
export function addressCheckService(accounts: CarrierAccounts) {
  async function check({ db, signal, user }: Caller, address: Address): Promise<AddressCheck> {
    const inUse = (await accounts.inUse(user.orgId)).filter(({ checkAddress }) => checkAddress);
    const own = inUse.find(({ ownedBy }) => ownedBy === 'client');
    // The platform's accounts are for verified organizations (decision D14).
    const carrier = own ?? ((await db((trx) => isVerified(trx, user.orgId))) ? inUse[0] : undefined);
    if (!carrier?.checkAddress) return unchecked(shippingMessages.noAddressCheck(), null);
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(checkMs)]);
    try {
      return { ...(await carrier.checkAddress(address, inTime)), carrierName: carrier.name };
    } catch (error) {
      const failure = error instanceof CarrierError ? error.failure : undefined;
      if (!failure && !inTime.aborted) throw error;
      return unchecked(failureText(failure, carrier.name), carrier.name);
    }
  }

  return {
    check,

    /** @throws RequestError 404 */
    async checkEntry(caller: Caller, entryId: string): Promise<BookEntry> {
      const known = await caller.db((trx) => readAddress(trx, entryId));
      if (!known) throw notFound();
      const result = await check(caller, known.address);
      return caller.db(async (trx) => {
        // Changed meanwhile, it is another address than was asked about.
        await keepCheck(trx, known, result);
        const now = await readAddress(trx, entryId);
        if (!now) throw notFound();
        return now;
      });
    },
  };
}
