/** Bytes of a file, both ends included, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

const form = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;

/**
 * Which bytes of a file of that size a `Range` asks for (RFC 9110, section 14). Undefined where the whole is to be sent: nothing is asked for,
 * it cannot be understood, or several ranges are asked for, which nobody needs of us.
 */
export function byteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to, suffix] = form.exec(header?.replaceAll(/\s/g, '') ?? '') ?? [];
  if (from === undefined && suffix === undefined) return undefined;
  if (to && Number(to) < Number(from)) return undefined;
  const first = from === undefined ? Math.max(0, bytes - Number(suffix)) : Number(from);
  const last = Math.min(bytes - 1, to ? Number(to) : bytes - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}
