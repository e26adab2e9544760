import { z } from 'zod';

/** Where a page of a list starts: after a row, or before it (decision D16). */
export interface ListCursor {
  /** Field and direction; a cursor is only valid for the same order. */
  sort: string;
  way: 'after' | 'before';
  /** The sort key of the row, as PostgreSQL writes it; null if it has none. */
  key: string | null;
  id: string;
}

const shape = z.tuple([
  z.string(),
  z.enum(['after', 'before']),
  z.string().max(2_000).nullable(),
  z.string().regex(/^[1-9]\d{0,17}$/),
]);

/** A cursor in wire format; opaque to clients. */
export const writeCursor = ({ sort, way, key, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, way, key, id])).toString('base64url');

/** Parses the output of {@link writeCursor}; undefined for anything else, since an address may be old or hand-written. */
export function readCursor(text: string | undefined, sort: string): ListCursor | undefined {
  if (!text) return undefined;
  try {
    const [of, way, key, id] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return of === sort ? { sort, way, key, id } : undefined;
  } catch {
    return undefined;
  }
}
