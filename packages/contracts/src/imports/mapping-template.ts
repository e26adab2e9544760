import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { ruleMessage } from '../core/localized-message.ts';
import { jsonText, wireFlag, wireId } from '../core/wire-values.ts';

/** System field → heading of the file's column that fills it (spec §3, `excelFieldMappingJson`). */
export const fieldMapping = z.record(z.string(), z.string());
export type FieldMapping = z.infer<typeof fieldMapping>;

const { fields, fieldIdCharacters } = limits.template;
const { matchedCharacters, matchedTexts } = limits.mapping;

/** The same as sent by a caller, limited in the number of fields and the length of headings. */
export const sentMapping = z
  .record(z.string().max(fieldIdCharacters), z.string().max(limits.importFile.cellCharacters))
  .refine(
    (mapping) => Object.keys(mapping).length <= fields,
    ruleMessage('imports.mappingTooLarge', { most: fields }),
  );

/**
 * System field → a text of the file in comparable form → the matched choice. Ours: a select field has few choices, and files use
 * their own words.
 */
export const sentMatches = z
  .record(
    z.string().max(fieldIdCharacters),
    z
      .record(z.string().max(matchedCharacters), z.string().max(matchedCharacters))
      .refine(
        (texts) => Object.keys(texts).length <= matchedTexts,
        ruleMessage('imports.mappingTooLarge', { most: matchedTexts }),
      ),
  )
  .refine(
    (matches) => Object.keys(matches).length <= fields,
    ruleMessage('imports.mappingTooLarge', { most: fields }),
  );

/**
 * Name of a template: not blank, at most 64 characters (spec §5), and not a dot segment, since the name is part of the path (spec
 * §7). The server checks uniqueness.
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
  /** Sent as an object, or as its JSON. */
  excelFieldMappingJson: jsonText(fieldMapping),
  /** A preset: can be chosen, not edited or deleted (spec §6). */
  preinstall: wireFlag.nullish(),
  /** Blank cells of a file clear values of existing records (decision D23). Ours. */
  clearBlanks: wireFlag.nullish(),
});
export type MappingTemplate = z.infer<typeof mappingTemplate>;
