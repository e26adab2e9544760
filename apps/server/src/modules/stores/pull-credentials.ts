import type { Secrets } from '../../platform/secrets.ts';
import { sealedText } from '../../platform/sealed-text.ts';
import type { StartedPull } from './store-pull.store.ts';

/** Seals what opens a store, for that store alone. */
export const sealedCredentials = (secrets: Secrets) => sealedText(secrets, 'store source');

/** Seals the token that a channel has granted, for the store of that channel alone; see {@link tokenOwner}. */
export const sealedTokens = (secrets: Secrets) => sealedText(secrets, 'store token');

/** Whose a sealed token is. */
export const tokenOwner = (channel: number, externalId: string) => `${channel}:${externalId}`;

/** Opens what a store is pulled with: its own credentials, or the token of its connection; empty where it has neither. */
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
