import { z } from 'zod';
import { product } from '../core/product.ts';
import { wireFlag, wireId, wireText } from '../core/wire-values.ts';

/** The languages of the product (spec §9); the default is `en`. */
export const languages = ['en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** `warehouseFunctions.functionTypes` (spec §3): what a provider lets its client do. */
export const warehouseFunction = { workOrder: 14, return: 16 } as const;

/** The audit status that enables warehouse features; any other value means "not yet approved" (spec §6). */
export const approved = 'APPROVED';

/** `role` of an owner of the organization: may read its audit log. */
export const ownerRole = 'owner';

/** The person who is signed in. */
export const user = z.object({
  userId: wireId,
  firstName: wireText,
  lastName: wireText,
  email: wireText,
  /** `en` or `cn`; a plain text, since other back ends may have more languages. */
  language: wireText,
  /** IANA name such as `America/Los_Angeles`. */
  timeZone: wireText,
  userName: wireText,
  /** Not in spec §3; the support link of spec §2 needs it. */
  phone: wireText,
  /** Ours, and absent elsewhere: {@link ownerRole} for people who see what concerns the whole organization. */
  role: wireText,
});
export type User = z.infer<typeof user>;

/** A warehouse connected with the organization. The specification does not show its fields: it counts even without any. */
export const warehouse = z.object({
  warehouseId: wireId.nullish().transform((id) => id ?? ''),
  warehouseName: wireText,
  warehouseCode: wireText,
});
export type Warehouse = z.infer<typeof warehouse>;

/** Identity verification at the shipping service (spec §3, `ezeeshipUser`). */
export const ezeeshipUser = z.object({ authFlag: wireFlag.nullish() });
export type EzeeshipUser = z.infer<typeof ezeeshipUser>;

/** Approval of a provider's client (spec §3, `{product}User`). */
export const productUser = z.object({ auditStatus: wireText });
export type ProductUser = z.infer<typeof productUser>;

/** The reply of `afterLogin` about the person, the organization and their permissions (spec §3, "User info"). */
export const userInfo = z.object({
  user,
  /** `orgName` is not in spec §3; the header and the support link show it. */
  org: z.object({ orgId: wireId, orgName: wireText }),
  warehouseList: z.array(warehouse).nullish(),
  warehouseFunctions: z
    .array(
      z.object({
        warehouseId: wireId.nullish(),
        /** Comma-separated list, such as `14,16`, or a single number; see {@link warehouseFunction}. */
        functionTypes: z.union([z.string(), z.number().transform(String)]).nullish(),
      }),
    )
    .nullish(),
  /** Ours, and absent elsewhere: warehouses whose floor the person works on (decision D15). */
  providedWarehouses: z.array(warehouse).nullish(),
  [product.userField]: productUser.nullish(),
  ezeeshipUser: ezeeshipUser.nullish(),
});
export type UserInfo = z.infer<typeof userInfo>;
