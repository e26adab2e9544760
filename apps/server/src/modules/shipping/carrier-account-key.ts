import type { SealedText } from '../../platform/sealed-text.ts';
import type { AccountRow } from './carrier-account.store.ts';
import { CarrierError } from './carriers/carrier-adapter.ts';

/** Decrypts the credentials of an account. @throws CarrierError when that fails, as after a change of the server's secret */
export function unsealed(seal: SealedText, sealed: string | null, accountId: string): string {
  try {
    return seal.open(sealed ?? '', accountId);
  } catch (error) {
    throw new CarrierError({ kind: 'key-unreadable' }, error);
  }
}

/** Whether an account has this key; false when its own can no longer be read. */
export function hasKey(
  seal: SealedText,
  { account_id: accountId, key_sealed: sealed }: Pick<AccountRow, 'account_id' | 'key_sealed'>,
  apiKey: string,
): boolean {
  try {
    return unsealed(seal, sealed, accountId) === apiKey;
  } catch {
    return false;
  }
}

/** Whether a carrier refused the key of an account, or the key can no longer be read. */
export const isKeyFailure = ({ failure }: CarrierError): boolean =>
  failure.kind === 'unauthorized' || failure.kind === 'key-unreadable';
