import { z } from 'zod';

/**
 * The address of a brand's picture (spec §3): a path of the site itself, or `https`. The shell shows no other, so nothing else is
 * stored.
 */
export const pictureAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => {
    if (/^\/(?![/\\])/.test(text)) return !text.includes('\\');
    return URL.canParse(text) && new URL(text).protocol === 'https:';
  });
