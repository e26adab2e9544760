import { z } from 'zod';
import { limits } from '../limits.ts';
import { jsonText, wireFlag, wireId } from './wire-values.ts';

/** System field → heading of the file's column that fills it (spec §3, `excelFieldMappingJson`). */
export const fieldMapping = z.record(z.string(), z.string());
export type FieldMapping = z.infer<typeof fieldMapping>;

/**
 * Name of a template: not blank, at most 64 characters (spec §5), and no dot segment, since the name is a part of the path
 * (spec §7). Uniqueness is the server's to check.
 */
export const mappingTemplateName = z
  .string()
  .trim()
  .min(1)
  .max(limits.template.nameMaximum)
  .regex(/^(?!\.{1,2}$)/);

/** A field-mapping template as the wire carries it (spec §3, §7). */
export const mappingTemplate = z.object({
  /** The `fieldMappingId` of spec §3. */
  excelFieldMappingId: wireId,
  /** The `fieldMappingName` of spec §3. */
  name: z.string(),
  /** Sent as an object, or as JSON of one. */
  excelFieldMappingJson: jsonText(fieldMapping),
  /** A preset: can be chosen, not edited or deleted (spec §6). */
  preinstall: wireFlag.nullish(),
});
export type MappingTemplate = z.infer<typeof mappingTemplate>;
