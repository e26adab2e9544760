import { z } from 'zod';

const messageParam = z.union([
  z.string(),
  z.number(),
  z.object({ en: z.string(), zh: z.string() }),
  z.object({ items: z.array(z.union([z.string(), z.number()])).readonly(), total: z.number() }),
]);

/** The parameters of a message's texts, see `MessageParam`. */
export const messageParams = z.record(z.string(), messageParam).readonly();

/**
 * A text in both languages of the product, as on the wire: English in `message`, Chinese in `zhMessage` (spec §8). Our server
 * adds the `code` and `params` it was built from (decision D18, see `defineMessages`); another back end may only send the texts:
 * then they are shown unchanged, and nothing is inferred from them.
 */
export const localizedText = z.object({
  code: z
    .string()
    .optional()
    .catch(undefined)
    .describe('Which message this is, such as `imports.required`: what programs go by.'),
  params: messageParams
    .optional()
    .catch(undefined)
    .describe('What the texts say beside their own words, by name.'),
  message: z.string(),
  zhMessage: z.string(),
});
export type LocalizedText = z.infer<typeof localizedText>;

/** One error of one field, in both languages (spec §3, "Validation error item"). */
export const fieldError = localizedText.extend({ fieldName: z.string() });
export type FieldError = z.infer<typeof fieldError>;
