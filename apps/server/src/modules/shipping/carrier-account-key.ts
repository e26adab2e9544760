import type { SealedText } from '../../platform/sealed-text.ts';
import { CarrierError } from './carriers/carrier-adapter.ts';

/** Decrypts the credentials of an account. @throws CarrierError when that fails, as after a change of the server's secret */
export function unsealed(seal: SealedText, sealed: string | null, accountId: string): string {
  try {
    return seal.open(sealed ?? '', accountId);
  } catch (error) {
    throw new CarrierError({ kind: 'key-unreadable' }, error);
  }
}

/** Whether a carrier refused the key of an account, or the key can no longer be read. */
export const isKeyFailure = ({ failure }: CarrierError): boolean =>
  failure.kind === 'unauthorized' || failure.kind === 'key-unreadable';
