import { z } from 'zod';

const exampleWords = ['change-me', 'changeme', 'secret', 'example', 'default', 'password'];
const said = 'is an example; make your own';

/** A secret or token of ours: with a minimum length, and not an example text. */
export const secret = (least: number) =>
  z
    .string()
    .min(least, `must have at least ${least} characters`)
    .refine((text) => !exampleWords.some((word) => text.toLowerCase().includes(word)), said);

/** A secret issued by another party: of any length and content, but not an example text. */
export const outsideSecret = z
  .string()
  .refine(
    (text) =>
      !/change-?me|example/i.test(text) && !exampleWords.includes(text.toLowerCase().replaceAll(/\W/g, '')),
    'is an example; use what you were given',
  );

/** Whether the password in a URL is an example text; a URL without one has none. */
export function hasExamplePassword(url: string | undefined): boolean {
  const password = url === undefined ? '' : new URL(url).password;
  return password !== '' && !outsideSecret.safeParse(password).success;
}
