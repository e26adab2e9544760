import type { ImportRecord } from './import-records.ts';
import { serveFailedRows } from './serve-failed-rows.ts';

// The rows that a record of `recordImport` was created from.
await serveFailedRows(({ rows }: ImportRecord) => rows.map(({ cells }) => cells));
