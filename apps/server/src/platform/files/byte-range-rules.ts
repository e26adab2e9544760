/** Bytes of a file, both ends included, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

const form = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;

/**
 * The bytes that a `Range` header requests (RFC 9110, section 14). Undefined if the entire file is sent: without a range, with an
 * invalid one, or with several, which no client of ours needs.
 *
 * @param size of the file, in bytes
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to, suffix] = form.exec(header?.replaceAll(/\s/g, '') ?? '') ?? [];
  if (from === undefined && suffix === undefined) return undefined;
  if (to && Number(to) < Number(from)) return undefined;
  const first = from === undefined ? Math.max(0, size - Number(suffix)) : Number(from);
  const last = Math.min(size - 1, to ? Number(to) : size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}
