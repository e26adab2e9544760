import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { optionalPhone } from '../core/phone.ts';
import { postalCodeIssue } from '../core/postal-code.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';

/** The status of an identity verification (decision D14). `DRAFT`: being filled in; `NEEDS_MORE`: returned with a question. */
export const verificationStates = [
  'NONE',
  'DRAFT',
  'SUBMITTED',
  'NEEDS_MORE',
  'VERIFIED',
  'REJECTED',
] as const;
export type VerificationState = (typeof verificationStates)[number];

export const verificationKinds = ['person', 'business'] as const;

/** Maximum bytes of a document, maximum documents per request, and days that they are kept after the decision. */
export const verificationLimits = { bytes: 10 * 1024 * 1024, documents: 5, keptDays: 30 } as const;

const line = (most: number) => z.string().trim().max(most);

const fields = z.object({
  kind: z.enum(verificationKinds),
  legalName: line(100).min(1),
  registrationNo: line(40),
  addressLine1: line(100).min(1),
  city: line(100).min(1),
  stateCode: line(50),
  zipCode: line(20),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  phone: optionalPhone,
});

/** The kind of applicant. A business gives its registration number. */
export const verificationDetails = fields.superRefine(
  ({ kind, registrationNo, countryCode, zipCode }, context) => {
    const wrongZip = postalCodeIssue(countryCode, zipCode);
    if (wrongZip) context.addIssue(wrongZip);
    if (kind === 'business' && registrationNo === '')
      context.addIssue({ code: 'custom', ...ruleMessage('core.required'), path: ['registrationNo'] });
  },
);
export type VerificationDetails = z.infer<typeof verificationDetails>;

/** Accepted file types, by content, and the extensions that a page offers. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof documentTypes)[number];
export const documentEndings = ['.pdf', '.jpg', '.jpeg', '.png'] as const;

/** A document of a request. Only operators can read it. */
export const verificationDocument = z.object({
  documentId: wireId,
  fileName: z.string(),
  bytes: z.number().int(),
  createTime: wireTime,
});
export type VerificationDocument = z.infer<typeof verificationDocument>;

/** A request as an operator sees it. */
export const verificationRequest = z.object({
  verificationId: wireId,
  orgId: wireId,
  orgName: wireText,
  state: z.enum(verificationStates),
  details: fields.nullable(),
  documents: z.array(verificationDocument),
  reason: wireText,
  submitTime: wireTime.nullable(),
});
export type VerificationRequest = z.infer<typeof verificationRequest>;

/** The verification of an organization as its people see it. */
export const verification = z.object({
  state: z.enum(verificationStates),
  /** The last submitted values; null: none. */
  details: fields.nullable(),
  documents: z.array(verificationDocument),
  /** What is missing, or why it was rejected, in the operator's words. */
  reason: wireText,
  submitTime: wireTime.nullable(),
  decideTime: wireTime.nullable(),
});
export type Verification = z.infer<typeof verification>;
