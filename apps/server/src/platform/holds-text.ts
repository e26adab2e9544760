import { sql, type RawBuilder } from 'kysely';

/** Condition that one of the columns contains the text, ignoring width, case and accents (decision D28); for few rows. */
export const holdsText = (search: string, ...columns: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`strpos(fold_text(concat_ws(chr(10), ${sql.join(columns)})), fold_text(${search})) > 0`;
