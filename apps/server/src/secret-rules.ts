import { z } from 'zod';

const exampleWords = ['change-me', 'changeme', 'secret', 'example', 'default', 'password'];
const said = 'is an example; make your own';

/** A secret or token of ours: of at least so many characters, and no text of an example. */
export const secret = (least: number) =>
  z
    .string()
    .min(least, `must have at least ${least} characters`)
    .refine((text) => !exampleWords.some((word) => text.toLowerCase().includes(word)), said);

/** A secret that somebody else has given us: of any length and in any words, but no text of an example. */
export const outsideSecret = z
  .string()
  .refine(
    (text) =>
      !/change-?me|example/i.test(text) && !exampleWords.includes(text.toLowerCase().replaceAll(/\W/g, '')),
    'is an example; use what you were given',
  );
