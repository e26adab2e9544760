import { z } from 'zod';

/** A country of `queryCountry`. Spec §3 does not show the fields; these are ours: ISO code and a name per language. */
export const country = z.object({
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
});
export type Country = z.infer<typeof country>;
