import { z } from 'zod';

/** A list of a network of which each entry is read by itself, so that one that is odd keeps none of the others back. */
export const lenientListOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(z.unknown()).transform((given) =>
    given.flatMap((one): z.output<Entry>[] => {
      const { success, data } = entry.safeParse(one);
      return success ? [data] : [];
    }),
  );

/** The same where a list of which nothing can be read says nothing. */
export const readableOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .refine((given) => given.length === 0 || given.some((one) => entry.safeParse(one).success))
    .pipe(lenientListOf(entry));
