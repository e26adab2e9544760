import { z } from 'zod';

/** A list from a network whose entries are read individually, so that an invalid one does not affect the others. */
export const lenientListOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(z.unknown()).transform((given) =>
    given.flatMap((one): z.output<Entry>[] => {
      const { success, data } = entry.safeParse(one);
      return success ? [data] : [];
    }),
  );

/** The same, but a list without any readable entry counts as empty. */
export const readableOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .refine((given) => given.length === 0 || given.some((one) => entry.safeParse(one).success))
    .pipe(lenientListOf(entry));
