import { trimEnd } from '@lading/contracts/core';
import { z } from 'zod';

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** URL of another party, without a trailing slash. Https, unless it is this machine. */
export const outsideAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => {
    const url = new URL(text);
    return url.protocol === 'https:' || isLoopback(url);
  }, 'must begin with https://')
  .transform((text) => trimEnd(text, '/'));

/** Origins such as `https://store.example`, comma-separated. */
export const outsideOrigins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine(
    (origins) => origins.every((origin) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(origin)),
    'must be origins such as https://store.example, without a path',
  );
