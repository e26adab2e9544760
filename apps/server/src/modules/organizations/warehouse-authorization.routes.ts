import type { warehouseAuthorizationApi } from '@lading/contracts/organizations';
import { addressGroup } from '../../platform/address-group.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { WarehouseAuthorizations } from './warehouse-authorization.service.ts';

/** The authorization of a cooperative warehouse (spec §2, decision D10). */
export function warehouseAuthorizationHandlers(authorizations: WarehouseAuthorizations) {
  return {
    readRequest: (context, { body }) => authorizations.readRequest(context, body.query),
    authorize: (context, { body }) => authorizations.authorize(context, body),
    redeem: ({ request }, { body }) => authorizations.redeem(body, addressGroup(request.ip)),
    authorizations: (context) => authorizations.list(context),
    revoke: (context, { body }) => authorizations.revoke(context, body.authorizationId),
  } satisfies HandlersOf<typeof warehouseAuthorizationApi>;
}
