import { trimEnd } from '@lading/contracts/core';
import type { StoreKeys } from '@lading/contracts/stores';

/**
 * The base URL of a store from a person's input: `https`, without user, password, query and trailing slash.
 * Undefined when invalid. A host trusted by the operator may use http.
 */
export function storeAddress(
  channel: StoreKeys['channel'],
  entered: string,
  trusted: ReadonlySet<string>,
): string | undefined {
  const text = entered.trim();
  const named = channel === 'shopify' && /^[a-z0-9][a-z0-9-]*$/i.test(text) ? `${text}.myshopify.com` : text;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(named) ? named : `https://${named}`);
  if (!url || url.username || url.password || url.hostname === '') return undefined;
  const isTrusted = trusted.has(url.host);
  if (!isTrusted && url.protocol !== 'https:') return undefined;
  if (channel === 'shopify')
    return isTrusted || url.hostname.endsWith('.myshopify.com') ? url.origin : undefined;
  const path = trimEnd(url.pathname.replace(/\/(?:wp-admin|wp-json)(?:\/.*)?$/, ''), '/');
  return `${url.origin}${path}`;
}
