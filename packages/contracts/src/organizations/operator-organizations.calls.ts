import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { queryFlag, wireFlag, wireId, wireText, wireTime } from '../core/wire-values.ts';

const orgId = z.string().regex(/^[1-9]\d{0,17}$/);
const named = z.object({ orgId });

/** The review status of a provider's client (spec §6): any value but `APPROVED` means not yet approved. */
export const auditStatus = z.string().regex(/^[A-Z_]{1,40}$/);

/** An organization as an operator sees it. */
export const operatorOrganization = z.object({
  orgId: wireId,
  orgName: wireText,
  /** Null: not a client of a provider. */
  auditStatus: z.string().nullable(),
  identityVerified: wireFlag,
  /** May use the marketplace's cooperative warehouse. */
  marketplaceWarehouse: wireFlag,
  createTime: wireTime,
});
export type OperatorOrganization = z.infer<typeof operatorOrganization>;

/** Operators' decisions about existing organizations (spec §6, decisions D14 and D21). Our own. */
export const operatorOrganizationsApi = defineService('operator-organizations', {
  organizations: {
    method: 'GET',
    path: '/api/operator/organisation',
    access: 'operator',
    summary: 'Organizations, newest first: at most 200, all or those that wait for approval.',
    query: z.object({ search: z.string().trim().max(200).optional(), waiting: queryFlag.optional() }),
    data: z.array(operatorOrganization),
  },
  setAuditStatus: {
    method: 'PUT',
    path: '/api/operator/organisation/{orgId}/auditStatus',
    access: 'operator',
    audit: 'operator',
    summary: 'Approves a client of a provider, or withdraws the approval; null: not a client of a provider.',
    params: named,
    body: z.object({ auditStatus: auditStatus.nullable() }),
    data: operatorOrganization,
  },
  setIdentityVerified: {
    method: 'PUT',
    path: '/api/operator/organisation/{orgId}/identity',
    access: 'operator',
    audit: 'operator',
    summary:
      'Marks the identity of an organization as verified for the shipping service, or as not verified.',
    params: named,
    body: z.object({ identityVerified: z.boolean() }),
    data: operatorOrganization,
  },
  setMarketplaceWarehouse: {
    method: 'PUT',
    path: '/api/operator/organisation/{orgId}/marketplaceWarehouse',
    access: 'operator',
    audit: 'operator',
    summary: 'Connects an organization with the marketplace’s cooperative warehouse, or disconnects it.',
    params: named,
    body: z.object({ marketplaceWarehouse: z.boolean() }),
    data: operatorOrganization,
  },
});
