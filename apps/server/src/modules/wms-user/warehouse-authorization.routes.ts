import type { warehouseAuthorization } from '@lading/contracts/services/warehouse-authorization';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { WarehouseAuthorizations } from './warehouse-authorization.service.ts';

/** The authorisation of a cooperative warehouse (spec §2, decision D10). */
export function warehouseAuthorizationHandlers(authorizations: WarehouseAuthorizations) {
  return {
    readRequest: (context, { body }) => authorizations.readRequest(context, body.query),
    authorize: (context, { body }) => authorizations.authorize(context, body),
  } satisfies HandlersOf<typeof warehouseAuthorization>;
}
