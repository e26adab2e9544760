import type { Secrets } from '../../platform/secrets.ts';
import { sealedText } from '../../platform/sealed-text.ts';
import type { StartedPull } from './store-pull.store.ts';

/** Encrypts the credentials of a store, for that store only. */
export const sealedCredentials = (secrets: Secrets) => sealedText(secrets, 'store source');

/** Encrypts the token granted by a channel, for that channel's store only; see {@link tokenOwner}. */
export const sealedTokens = (secrets: Secrets) => sealedText(secrets, 'store token');

/** The owner of an encrypted token. */
export const tokenOwner = (channel: number, externalId: string) => `${channel}:${externalId}`;

/** Decrypts the credentials for pulling a store: its own, or the token of its connection; empty when it has neither. */
export function pullTokens(secrets: Secrets) {
  const credentials = sealedCredentials(secrets);
  const tokens = sealedTokens(secrets);
  return (storeId: string, source: NonNullable<StartedPull['source']>): string => {
    const { credentialsSealed, connection } = source;
    if (credentialsSealed) return credentials.open(credentialsSealed, storeId);
    if (!connection) return '';
    return tokens.open(connection.tokenSealed, tokenOwner(connection.channel, connection.externalId));
  };
}
