import { serveFailedRows } from '../../platform/spreadsheets/serve-failed-rows.ts';
import { rowsOfDraft } from './order-draft-rows.ts';

await serveFailedRows(rowsOfDraft);
