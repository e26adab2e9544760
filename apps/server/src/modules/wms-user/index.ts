import { account } from '@lading/contracts/services/account';
import { auth, saasAuth } from '@lading/contracts/services/unlisted';
import { warehouseAuthorization } from '@lading/contracts/services/warehouse-authorization';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { operator } from '@lading/contracts/services/operator';
import { operatorPeople } from '@lading/contracts/services/operator-people';
import { operatorSites } from '@lading/contracts/services/operator-sites';
import { operatorWarehouses } from '@lading/contracts/services/operator-warehouses';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { accountHandlers } from './account.routes.ts';
import { handoverHandlers, signInHandlers } from './auth.routes.ts';
import { handoverService } from './handover.service.ts';
import { messageHandlers } from './message.routes.ts';
import { operatorPeopleHandlers } from './operator-people.routes.ts';
import { operatorPeopleService } from './operator-people.service.ts';
import { operatorSitesService } from './operator-sites.service.ts';
import { operatorWarehousesService } from './operator-warehouses.service.ts';
import { ownAccountService } from './own-account.service.ts';
import { publicationService } from './publication.service.ts';
import { removeSpentCodes } from './remove-spent-codes.ts';
import { ownRealm, realmOfHost } from './realm.ts';
import { secondFactorService } from './second-factor.service.ts';
import { sessionListService } from './session-list.service.ts';
import { sessionsService } from './sessions.service.ts';
import { signInService } from './sign-in.service.ts';
import { userHandlers } from './user.routes.ts';
import { userService } from './user.service.ts';
import { warehouseAuthorizationHandlers } from './warehouse-authorization.routes.ts';
import { warehouseAuthorizationService } from './warehouse-authorization.service.ts';

export { readIdentity } from './identity.store.ts';
export { organisationExists } from './organisation.store.ts';
export { readPersonName } from './person-name.store.ts';
export { readRole } from './person.store.ts';
export { readTimeZone } from './time-zone.store.ts';

/** People: sign-in, who is signed in, branding (spec §7, `wms-user`; decisions D3, D5). */
export function registerWmsUser(app: FastifyInstance, platform: Platform): void {
  const sessions = sessionsService(platform);
  const secondFactor = secondFactorService(platform);
  const signIn = signInService(platform, sessions, secondFactor);
  const services = { signIn, sessions };
  const sessionList = sessionListService(platform);
  const own = ownAccountService(platform, sessionList);
  platform.jobs.schedule('wms-user.housekeeping', '23 * * * *', () => removeSpentCodes(platform));

  registerService(app, platform, auth, {
    ...signInHandlers(services, ownRealm),
    ...handoverHandlers(handoverService(platform, sessions)),
  });
  registerService(app, platform, saasAuth, signInHandlers(services, realmOfHost(platform)));
  registerService(app, platform, account, accountHandlers(own, secondFactor, sessionList));
  registerService(app, platform, wmsUser, { ...userHandlers(userService(platform)), ...messageHandlers() });
  registerService(
    app,
    platform,
    warehouseAuthorization,
    warehouseAuthorizationHandlers(warehouseAuthorizationService(platform)),
  );

  const publications = publicationService(platform);
  registerService(app, platform, operator, {
    publishNotification: ({ idempotencyKey }, { body }) => publications.publish(body, idempotencyKey),
    recallNotification: ({ idempotencyKey }, { params }) =>
      publications.recall(params.publicationId, idempotencyKey),
  });
  const people = operatorPeopleService(platform, sessions);
  registerService(app, platform, operatorPeople, operatorPeopleHandlers(people));
  const warehouses = operatorWarehousesService(platform);
  registerService(app, platform, operatorWarehouses, {
    warehouses: () => warehouses.list(),
    createWarehouse: ({ idempotencyKey }, { body }) => warehouses.create(body, idempotencyKey),
    connectWarehouse: (_, { params, body }) => warehouses.connect(params, body.functionTypes),
    disconnectWarehouse: (_, { params }) => warehouses.disconnect(params),
  });
  const sites = operatorSitesService(platform);
  registerService(app, platform, operatorSites, {
    brand: (_, { params }) => sites.brand(params.host),
    setBrand: (_, { body }) => sites.setBrand(body),
    setResellerSite: (_, { body }) => sites.setResellerSite(body),
  });
}
