import {
  operatorInvitationsApi,
  operatorOrganizationsApi,
  operatorVerificationApi,
  operatorWarehousesApi,
  organizationsApi,
  verificationApi,
  warehouseAuthorizationApi,
} from '@lading/contracts/organizations';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../../platform/address-group.ts';
import type { Platform } from '../../platform/platform.ts';
import { type HandlersOf, registerService } from '../../platform/register-service.ts';
import { flagService } from './flag.service.ts';
import { housekeeping } from './housekeeping.job.ts';
import { readMarketplaceOrganizations } from './organization.store.ts';
import { operatorInvitationsService } from './operator-invitations.service.ts';
import { operatorOrganizationsService } from './operator-organizations.service.ts';
import { operatorWarehousesService } from './operator-warehouses.service.ts';
import { verificationService } from './verification.service.ts';
import {
  type WarehouseAuthorizations,
  warehouseAuthorizationService,
} from './warehouse-authorization.service.ts';

export { flagService } from './flag.service.ts';
export { spendInvitation } from './invitation.store.ts';
export { insertOrganization, type NewOrganization, readOrganization } from './organization.store.ts';
export { warehouseIds } from './warehouse.store.ts';

/** The permissions of an organization: feature flags, warehouses, and authorized marketplaces (spec §7). */
export function registerOrganizations(app: FastifyInstance, platform: Platform): void {
  const flags = flagService(platform);
  registerService(app, platform, organizationsApi, {
    queryAllFlag: (context) => flags.own(context),
    listTemuOrg: ({ db, user }) => db((trx) => readMarketplaceOrganizations(trx, user.orgId)),
  });
  registerService(
    app,
    platform,
    warehouseAuthorizationApi,
    warehouseAuthorizationHandlers(warehouseAuthorizationService(platform)),
  );
  const organizations = operatorOrganizationsService(platform);
  registerService(app, platform, operatorOrganizationsApi, {
    organizations: (_, { query }) => organizations.list(query),
    setAuditStatus: ({ audit }, { params, body }) => organizations.change(audit.record, params.orgId, body),
    setIdentityVerified: ({ audit }, { params, body }) =>
      organizations.change(audit.record, params.orgId, body),
    setMarketplaceWarehouse: ({ audit }, { params, body }) =>
      organizations.change(audit.record, params.orgId, body),
  });
  const verifications = verificationService(platform);
  registerService(app, platform, verificationApi, {
    verification: (context) => verifications.detail(context),
    addDocument: (context, { body, files: { file } }) =>
      verifications.addDocument(context, body.uploadKey, file),
    removeDocument: (context, { body }) => verifications.removeDocument(context, body.documentId),
    submitVerification: (context, { body }) => verifications.submit(context, body),
  });
  registerService(app, platform, operatorVerificationApi, {
    verificationRequests: () => verifications.waiting(),
    verificationDocument: (_, { params }) => verifications.document(params.documentId),
    decideVerification: ({ audit }, { params, body }) => verifications.decide(audit.record, params, body),
  });
  housekeeping(platform, verifications);
  const invitations = operatorInvitationsService(platform);
  registerService(app, platform, operatorInvitationsApi, {
    invitations: () => invitations.list(),
    createInvitation: ({ idempotencyKey }, { body }) => invitations.create(body, idempotencyKey),
    revokeInvitation: (_, { params }) => invitations.revoke(params.code),
  });
  const warehouses = operatorWarehousesService(platform);
  registerService(app, platform, operatorWarehousesApi, {
    warehouses: () => warehouses.list(),
    createWarehouse: ({ idempotencyKey }, { body }) => warehouses.create(body, idempotencyKey),
    connectWarehouse: ({ audit }, { params, body }) =>
      warehouses.connect(audit.record, params, body.functionTypes),
    disconnectWarehouse: ({ audit }, { params }) => warehouses.disconnect(audit.record, params),
  });
}

/** The authorization of a cooperative warehouse (spec §2, decision D10). */
function warehouseAuthorizationHandlers(authorizations: WarehouseAuthorizations) {
  return {
    readRequest: (context, { body }) => authorizations.readRequest(context, body.query),
    authorize: (context, { body }) => authorizations.authorize(context, body),
    redeem: ({ request }, { body }) => authorizations.redeem(body, addressGroup(request.ip)),
    authorizations: (context) => authorizations.list(context),
    revoke: (context, { body }) => authorizations.revoke(context, body.authorizationId),
  } satisfies HandlersOf<typeof warehouseAuthorizationApi>;
}
