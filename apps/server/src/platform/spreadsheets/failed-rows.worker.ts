import type { ImportRow } from '@lading/contracts/imports';
import { serveFailedRows } from './serve-failed-rows.ts';

// For imports with one row per record, such as products and any that this server does not process itself.
await serveFailedRows((row: ImportRow) => [row]);
