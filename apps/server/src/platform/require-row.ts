import { notFound } from './request-error.ts';
import { isRowId } from './row-id.ts';

/**
 * The result of `read` for an id.
 *
 * @throws RequestError 404 for an invalid id, and when `read` finds nothing: absent, or another organization's
 */
export async function requireRow<Row extends object>(
  id: string,
  read: () => Promise<Row | undefined>,
): Promise<Row> {
  const row = isRowId(id) ? await read() : undefined;
  if (!row) throw notFound();
  return row;
}
