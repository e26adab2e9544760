import { z } from 'zod';

/** A text in both languages of the product, as the wire carries it: English in `message`, Chinese in `zhMessage` (spec §8). */
export const localizedText = z.object({ message: z.string(), zhMessage: z.string() });
export type LocalizedText = z.infer<typeof localizedText>;

/** One fault of one field, in both languages (spec §3, "Validation error item"). */
export const fieldError = localizedText.extend({ fieldName: z.string() });
export type FieldError = z.infer<typeof fieldError>;
