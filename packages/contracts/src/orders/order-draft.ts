import { z } from 'zod';
import { emailFault } from '../core/email.ts';
import { halfWidth } from '../core/half-width.ts';
import { limits } from '../core/limits.ts';
import { ruleMessage } from '../core/localized-message.ts';
import { calendarDay } from '../core/moment.ts';
import { isPhone } from '../core/phone.ts';
import { postalCodeIssue } from '../core/postal-code.ts';
import { wireId } from '../core/wire-values.ts';
import { orderCustoms } from '../shipping/customs.ts';
import { normalForm } from '../core/normal-form.ts';
import { measureUnits } from '../shipping/weight.ts';
import { addressLengths } from './address-lengths.ts';

/** Lines and packages that an order written by hand may have; ours. */
export const orderDraftLimits = { lines: 200, packages: 20 } as const;

// Texts are kept in the normal form (decision D28): what looks the same is the same.
const required = (most: number) => z.string().overwrite(normalForm).trim().min(1).max(most);
interface Rule {
  /** What is said of a text that does not fulfill it. */
  code: string;
  holds: (text: string) => boolean;
}
/** A text, or none: an empty one counts as none. */
const optional = (most: number, rule?: Rule, entered = z.string()) =>
  entered
    .overwrite(normalForm)
    .trim()
    .max(most)
    .nullish()
    .refine((text) => !text || !rule || rule.holds(text), ruleMessage(rule?.code ?? 'core.notValid'))
    .transform((text) => text || null);

/** The same for what has no width: codes, numbers, addresses of mail (decision D28). */
const optionalCode = (most: number, rule?: Rule) => optional(most, rule, z.string().overwrite(halfWidth));

const finest = 10 ** -limits.amount.decimals;
const amount = z.number().min(0).max(limits.amount.maximum).multipleOf(finest).nullish();

/** An address that a parcel can go to: within the US with state and ZIP code; codes are written as their country writes them. */
export const postalAddress = z
  .object({
    name: required(addressLengths.text),
    company: optional(addressLengths.text),
    addressLine1: required(addressLengths.text),
    addressLine2: optional(addressLengths.text),
    city: required(addressLengths.text),
    stateCode: optionalCode(addressLengths.stateCode),
    zipCode: optionalCode(addressLengths.zipCode),
    countryCode: z.string().trim().length(2),
    phone: optionalCode(addressLengths.phone, { code: 'core.phone', holds: isPhone }),
    email: optionalCode(addressLengths.email, {
      code: 'core.notEmail',
      holds: (text) => emailFault(text) === null,
    }),
  })
  .superRefine(({ countryCode, stateCode, zipCode }, context) => {
    const wrongZip = postalCodeIssue(countryCode, zipCode);
    if (wrongZip) context.addIssue(wrongZip);
    if (countryCode !== 'US') return;
    const required = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], ...ruleMessage('core.required') });
    if (!stateCode) required('stateCode');
    else if (!/^[A-Za-z]{2}$/.test(stateCode))
      context.addIssue({ code: 'custom', path: ['stateCode'], ...ruleMessage('core.wrongForm') });
    if (!zipCode) required('zipCode');
  });

/** A line as it is written. */
export const orderLineDraft = z.object({
  skuCode: required(100),
  skuName: optional(500),
  quantity: z.number().int().min(1).max(99_999),
  /** Finer than other amounts: four places more than its currency has (decision D27). */
  unitPrice: z.number().min(0).max(limits.amount.maximum).nullish(),
});
export type OrderLineDraft = z.infer<typeof orderLineDraft>;

/** A package as it is written; what is not known yet is left out. */
export const orderPackageDraft = z.object({
  packageType: optional(100),
  length: amount,
  width: amount,
  height: amount,
  /** Pounds or kilograms, by `unit`. */
  weight1: amount,
  /** Ounces or grams, by `unit`. */
  weight2: amount,
  unit: z.enum(measureUnits),
});
export type OrderPackageDraft = z.infer<typeof orderPackageDraft>;

/** Whether goods contain lithium batteries. */
export const lithiumAnswers = ['No', 'Yes'] as const;

/** An order as a person writes it. */
export const orderDraft = z.object({
  /** Empty for a new order: it is numbered by the server. */
  orderNo: z.string().overwrite(normalForm).trim().max(100),
  /** Of a new order; later it stays with its store. */
  storeId: wireId.nullish(),
  recipient: postalAddress,
  /** None: the sender used last. */
  sender: postalAddress.nullish(),
  lines: z.array(orderLineDraft).max(orderDraftLimits.lines),
  packages: z.array(orderPackageDraft).max(orderDraftLimits.packages),
  /** ISO 4217, of the prices. */
  currency: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/),
  carrierName: optional(100),
  serviceCode: optional(100),
  signatureType: optional(50),
  reference: optional(limits.reference.maximum),
  reference2: optional(limits.reference.maximum),
  shipBy: calendarDay.nullish(),
  /** What it is insured for, in the currency of the prices; of an edit that leaves it out it stays, as of the next two. */
  insuranceDeclared: amount,
  /** What its recipient pays at the door, in the currency of the prices; nothing for an order that is paid. */
  codAmount: amount,
  /** Whether it contains lithium batteries, as imports write it. */
  lithium: z.enum(lithiumAnswers).nullish(),
  /** What customs are told besides the goods; of an edit that leaves it out it stays. */
  customs: orderCustoms.nullish(),
});
export type OrderDraft = z.infer<typeof orderDraft>;
