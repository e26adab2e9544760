import { z } from 'zod';
import { optionalPhone } from '../core/phone.ts';
import { timeZone } from '../core/time-zone.ts';

const personName = z.string().trim().min(1).max(100);

/** The fields of their own account that people may change without any proof. Our own; the same names as in `user` of spec §3. */
export const personalDetails = z.object({
  firstName: personName,
  lastName: personName,
  /** Empty: none. */
  phone: optionalPhone,
  timeZone,
});
export type PersonalDetails = z.infer<typeof personalDetails>;
