import type { WalletName } from '../ledger.store.ts';

let counter = 0;
/** A separate wallet for each test, distinguished by currency. */
export function newWallet(): WalletName {
  counter += 1;
  return {
    kind: 'postage',
    currency: `T${String.fromCharCode(65 + Math.floor(counter / 26), 65 + (counter % 26))}`,
  };
}

/** A cause of money of that id. */
export const cause = (id: string) => ({ kind: 'test', id });
