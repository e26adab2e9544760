import { z } from 'zod';

/** Host of a site as a name or an address without scheme, port and path; lower case. Internationalised names as punycode. */
export const siteHost = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/);
