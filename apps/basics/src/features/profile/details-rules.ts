import { isPhone } from '@lading/contracts/rules/phone';

/** What a person enters of himself. */
export interface DetailsEntry {
  firstName: string;
  lastName: string;
  phone: string;
  /** IANA name; null while nothing is chosen. */
  timeZone: string | null;
}

/** The text of each fault, by field; empty when nothing is wrong (spec §5). */
export type DetailsFaults = Partial<Record<keyof DetailsEntry, 'check.required' | 'check.phone'>>;

/** Checks the form, in the order in which its fields stand. A phone number may be left out. */
export function detailsFaults({ firstName, lastName, phone, timeZone }: DetailsEntry): DetailsFaults {
  return {
    ...(firstName.trim() ? {} : { firstName: 'check.required' as const }),
    ...(lastName.trim() ? {} : { lastName: 'check.required' as const }),
    ...(phone.trim() === '' || isPhone(phone) ? {} : { phone: 'check.phone' as const }),
    ...(timeZone ? {} : { timeZone: 'check.required' as const }),
  };
}
