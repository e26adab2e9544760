import type { Address } from '@lading/contracts/core';
import { shippingMessages, type AddressCheck, type BookEntry } from '@lading/contracts/shipping';
import { notFound } from '../../platform/request-error.ts';
import { keepCheck, readAddress } from './address-book.store.ts';
import type { AddressChecks } from '../orders/index.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { CarrierError } from './carriers/carrier-adapter.ts';
import { failureText } from './carriers/failure-text.ts';
import { isVerified } from './require-verified.ts';

const checkMs = 8_000;
type Caller = Parameters<AddressChecks>[0];

const unchecked = (message: AddressCheck['messages'][number], carrierName: string | null): AddressCheck => ({
  status: 'UNCHECKED',
  suggestion: null,
  residential: null,
  carrierName,
  messages: [message],
});

/** Checks of addresses by the first active carrier that can check addresses: the organization's own before the platform's. */
export function addressCheckService(accounts: CarrierAccounts) {
  const ask: AddressChecks = async ({ db, signal, user }) => {
    const inUse = (await accounts.inUse(user.orgId)).filter(({ checkAddress }) => checkAddress);
    const own = inUse.find(({ ownedBy }) => ownedBy === 'client');
    // The platform's accounts are for verified organizations (decision D14).
    const carrier = own ?? ((await db((trx) => isVerified(trx, user.orgId))) ? inUse[0] : undefined);
    return async (address) => {
      if (!carrier?.checkAddress)
        return { result: unchecked(shippingMessages.noAddressCheck(), null), isAnswered: false };
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(checkMs)]);
      try {
        const said = await carrier.checkAddress(address, inTime);
        return { result: { ...said, carrierName: carrier.name }, isAnswered: true };
      } catch (error) {
        const failure = error instanceof CarrierError ? error.failure : undefined;
        if (!failure && !inTime.aborted) throw error;
        const result = unchecked(failureText(failure, carrier.name), carrier.name);
        // An error with one address does not concern the next one.
        return { result, isAnswered: failure?.kind === 'refused' || failure?.kind === 'invalid' };
      }
    };
  };
  const check = async (caller: Caller, address: Address): Promise<AddressCheck> =>
    (await (await ask(caller))(address)).result;

  return {
    ask,
    check,

    /** @throws RequestError 404 */
    async checkEntry(caller: Caller, entryId: string): Promise<BookEntry> {
      const known = await caller.db((trx) => readAddress(trx, entryId));
      if (!known) throw notFound();
      const result = await check(caller, known.address);
      return caller.db(async (trx) => {
        // If it changed meanwhile, the answer is about another address.
        await keepCheck(trx, known, result);
        const now = await readAddress(trx, entryId);
        if (!now) throw notFound();
        return now;
      });
    },
  };
}
