import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';

/** The file formats for exporting a list (decision D7): a workbook, or comma-separated values in UTF-8. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Body of an export call: the parameters of the list, for all pages, and the format. */
export function exportOf<const Shape extends z.ZodRawShape>(list: z.ZodObject<Shape>) {
  return z.object({ ...list.shape, format: z.enum(exportFormats) });
}

/** Maximum rows that an export can list by id; more are selected by filters. Ours. */
export const chosenMost = 5_000;

/** Limits an export to rows selected in the list, by their ids. */
export const chosenRows = { ids: z.array(wireId).min(1).max(chosenMost).optional() };

/** The reply to an export call: the task that creates the file (decision D7). */
export const startedTask = z.object({ taskId: wireId });
