import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireId } from '../core/wire-values.ts';
import { email } from '../core/email.ts';
import { halfWidth } from '../core/half-width.ts';
import { newPassword } from './password.ts';
import { languages } from './user-info.ts';
import { siteHost } from '../core/site-host.ts';
import { timeZone } from '../core/time-zone.ts';

const name = z.string().trim().min(1).max(100);
const login = z.string().trim().min(1).max(254);

/** A person's role in the organization: an owner also sees its audit log. */
export const personRoles = ['owner', 'member'] as const;

/** An existing organization, or a new one of any kind of spec §6. */
export const organizationOfPerson = z.union([
  z.object({ orgId: z.string().regex(/^[1-9]\d{0,17}$/) }),
  z.object({
    orgName: z.string().trim().min(1).max(200),
    /** Host of the reseller whose client it is; the product's own if omitted. */
    resellerHost: siteHost.optional(),
    /** If present, it is a client of a provider; any value but `APPROVED` means not yet approved (spec §6). */
    auditStatus: z
      .string()
      .regex(/^[A-Z_]{1,40}$/)
      .optional(),
    /** `ezeeshipUser.authFlag` (spec §3). */
    identityVerified: z.boolean().default(false),
    /** Existing warehouses, and what it may do there: 14 work order, 16 return (spec §3). */
    warehouses: z
      .array(
        z.object({
          code: z.string().trim().min(1).max(40),
          functionTypes: z.array(z.number().int().positive()).max(20),
        }),
      )
      .max(50)
      .default([]),
  }),
]);

/** Identifies the account: by e-mail address or user name, among the product's own people or the clients of a reseller's host. */
const account = { login, resellerHost: siteHost.optional() };

/** Operators' actions on people's accounts. Our own; a password is never part of an address or a reply. */
export const operatorPeopleApi = defineService('operator-people', {
  createUser: {
    method: 'POST',
    path: '/api/operator/user',
    access: 'operator',
    idempotent: true,
    audit: 'operator',
    summary: 'Creates an account in an existing or a new organization.',
    body: z.object({
      email,
      /** Default: the e-mail address. */
      userName: login.optional(),
      firstName: name,
      lastName: name,
      phone: z.string().overwrite(halfWidth).trim().max(40).optional(),
      language: z.enum(languages).default('en'),
      timeZone: timeZone.default('America/Los_Angeles'),
      password: newPassword,
      /** Default: owner of a new organization, member of an existing one. */
      role: z.enum(personRoles).optional(),
      organisation: organizationOfPerson,
    }),
    data: z.object({ userId: wireId, orgId: wireId, role: z.enum(personRoles) }),
  },
  setUserPassword: {
    method: 'POST',
    path: '/api/operator/user/password',
    access: 'operator',
    audit: 'operator',
    summary: 'Sets a new password and ends every session of the account.',
    body: z.object({ ...account, password: newPassword }),
    data: z.object({ sessionsEnded: z.number().int() }),
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/api/operator/user/secondFactor/remove',
    access: 'operator',
    audit: 'operator',
    summary: 'Turns two-step sign-in off for a person who has lost the app and the recovery codes.',
    body: z.object(account),
  },
});
