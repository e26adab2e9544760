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

/** Maximum lines and packages of an order entered by hand; ours. */
export const orderDraftLimits = { lines: 200, packages: 20 } as const;

// Texts are stored in the normal form (decision D28), so that texts that look the same are equal.
const required = (most: number) => z.string().overwrite(normalForm).trim().min(1).max(most);
interface Rule {
  /** The error of a text that does not meet the condition. */
  code: string;
  holds: (text: string) => boolean;
}
/** An optional text; an empty one counts as none. */
const optional = (most: number, rule?: Rule, entered = z.string()) =>
  entered
    .overwrite(normalForm)
    .trim()
    .max(most)
    .nullish()
    .refine((text) => !text || !rule || rule.holds(text), ruleMessage(rule?.code ?? 'core.notValid'))
    .transform((text) => text || null);

/** The same for texts that do not depend on width: codes, numbers, e-mail addresses (decision D28). */
const optionalCode = (most: number, rule?: Rule) => optional(most, rule, z.string().overwrite(halfWidth));

const finest = 10 ** -limits.amount.decimals;
const amount = z.number().min(0).max(limits.amount.maximum).multipleOf(finest).nullish();

/** An address that a parcel can be sent to: within the US with state and ZIP code; codes have the format of their country. */
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

/** A line as entered. */
export const orderLineDraft = z.object({
  skuCode: required(100),
  skuName: optional(500),
  quantity: z.number().int().min(1).max(99_999),
  /** Finer than other amounts: four more decimals than its currency has (decision D27). */
  unitPrice: z.number().min(0).max(limits.amount.maximum).nullish(),
});
export type OrderLineDraft = z.infer<typeof orderLineDraft>;

/** A package as entered; unknown values are omitted. */
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

/** An order as a person enters it. */
export const orderDraft = z.object({
  /** Empty for a new order: the server numbers it. */
  orderNo: z.string().overwrite(normalForm).trim().max(100),
  /** For a new order; later the store cannot change. */
  storeId: wireId.nullish(),
  recipient: postalAddress,
  /** Empty: the sender used last. */
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
  /** `none`: no signature, whatever the default settings of labels; omitted: as they say. */
  signatureType: optional(50),
  reference: optional(limits.reference.maximum),
  reference2: optional(limits.reference.maximum),
  shipBy: calendarDay.nullish(),
  /**
   * The insured value, in the currency of the prices; 0: not insured, null: as the default settings of labels say. If an edit omits
   * this or the next two, they are unchanged.
   */
  insuranceDeclared: amount,
  /** The amount collected from the recipient, in the currency of the prices; none for a paid order. */
  codAmount: amount,
  /** Whether it contains lithium batteries, as imports write it. */
  lithium: z.enum(lithiumAnswers).nullish(),
  /** Customs details in addition to the goods; unchanged if an edit omits them. */
  customs: orderCustoms.nullish(),
});
export type OrderDraft = z.infer<typeof orderDraft>;
