import { notFound } from './request-error.ts';
import { isRowId } from './row-id.ts';

/**
 * What `read` finds for an id.
 *
 * @throws RequestError 404 for a text that is no id, and where `read` finds nothing: absent, or another organization's
 */
export async function requireRow<Row extends object>(
  id: string,
  read: () => Promise<Row | undefined>,
): Promise<Row> {
  const row = isRowId(id) ? await read() : undefined;
  if (!row) throw notFound();
  return row;
}
