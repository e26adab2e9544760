import type { CallInput } from '@lading/contracts/core';
import type { authApi } from '@lading/contracts/identity';

/** Input of the confirmation: a single-use code of ours, or the tokens of an address. */
export type Handover = CallInput<(typeof authApi.calls)['handover']>['body'];

const types = ['WMS', 'ADMIN', 'EZEESHIP', 'SAAS', 'SERVER'] as const;
/** Credentials: none of them may stay in the address, even if they are no complete handover. */
const secret = ['accessToken', 'refreshToken', 'handoverCode'] as const;
const ours = ['type', ...secret] as const;

function written(query: URLSearchParams): string {
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** A query without tokens and codes of a handover; a query without any is unchanged. */
export function withoutTokens(search: string): string {
  const query = new URLSearchParams(search);
  if (!secret.some((name) => query.has(name))) return search;
  for (const name of secret) query.delete(name);
  return written(query);
}

/**
 * Reads a handed-over session from a query (spec §6, decision D5): `?handoverCode=…`, or `?type=WMS&accessToken=…&refreshToken=…`.
 * @returns the session and the query without any of it; null when the query holds none
 */
export function readHandover(search: string): { handover: Handover; rest: string } | null {
  const query = new URLSearchParams(search);
  const [type, accessToken, refreshToken, code] = ours.map((name) => query.get(name));
  const known = types.find((name) => name === type);
  const handover = code
    ? { code }
    : known && accessToken && refreshToken && { type: known, accessToken, refreshToken };
  if (!handover) return null;
  for (const name of ours) query.delete(name);
  return { handover, rest: written(query) };
}
