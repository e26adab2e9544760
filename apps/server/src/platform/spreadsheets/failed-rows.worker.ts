import type { ImportRow } from '@lading/contracts/entities/import-row';
import { serveFailedRows } from './serve-failed-rows.ts';

// Where each record is a row, as of products and of whatever this server does not import itself.
await serveFailedRows((row: ImportRow) => [row]);
