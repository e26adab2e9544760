import type { TemuConfig } from '../../temu-config.ts';

/** The parameters that the marketplace's portal adds to its link. */
export interface TemuRequest {
  /** The portal's own id of this request; returned with the answer. */
  id: string;
  returnTo: URL;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a person may be redirected to an address: https (except on this machine), without credentials, on a listed host. */
export function isAllowedReturn(url: URL, hosts: readonly string[]): boolean {
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
  if (!isSecure || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host));
}

/** Reads the query of the page by the configured names (decision D10). @returns `missing` or `forbidden` when it cannot be used */
export function temuRequestOf(query: string, config: TemuConfig): TemuRequest | 'missing' | 'forbidden' {
  const given = new URLSearchParams(query);
  const id = given.get(config.names.request)?.trim();
  const returnTo = given.get(config.names.returnTo)?.trim() || config.portal;
  if (!id || id.length > 500 || !returnTo) return 'missing';
  if (!URL.canParse(returnTo)) return 'forbidden';
  const url = new URL(returnTo);
  return isAllowedReturn(url, config.returnHosts) ? { id, returnTo: url } : 'forbidden';
}
