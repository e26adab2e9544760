import { z } from 'zod';
import { optionalPhone } from '../core/phone.ts';
import { timeZone } from '../core/time-zone.ts';

const personName = z.string().trim().min(1).max(100);

/** What people may change of their own account without proof of anything. Our own; what stands in `user` of spec §3 under the same names. */
export const personalDetails = z.object({
  firstName: personName,
  lastName: personName,
  /** Empty: none. */
  phone: optionalPhone,
  timeZone,
});
export type PersonalDetails = z.infer<typeof personalDetails>;
