import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';

/** The forms in which a list can be taken out (decision D7): a workbook, or comma-separated values in UTF-8. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Body of an export call: what the list is asked for, all pages of it, and the form. */
export function exportOf<const Shape extends z.ZodRawShape>(list: z.ZodObject<Shape>) {
  return z.object({ ...list.shape, format: z.enum(exportFormats) });
}

/** Rows that an export names one by one, at most; more are narrowed by filters. Ours. */
export const chosenMost = 5_000;

/** Narrows an export to rows that were chosen in the list, by their ids. */
export const chosenRows = { ids: z.array(wireId).min(1).max(chosenMost).optional() };

/** What an export call answers: the task that makes the file (decision D7). */
export const startedTask = z.object({ taskId: wireId });
