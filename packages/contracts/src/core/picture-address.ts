import { z } from 'zod';

/**
 * The address of a picture of a brand (spec §3): a path of the site itself, or `https`. The shell shows no other, so
 * nothing else is kept.
 */
export const pictureAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => {
    if (/^\/(?![/\\])/.test(text)) return !text.includes('\\');
    return URL.canParse(text) && new URL(text).protocol === 'https:';
  });
