import type { BookFindings } from '@lading/contracts/funds';
import type { ColumnType } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    /** One row: the findings of the latest ledger check. */
    book_check: {
      is_latest: boolean;
      checked_at: Date;
      findings: ColumnType<BookFindings, string, string>;
    };
  }
}
