import {
  accountApi,
  authApi,
  identityApi,
  listViewsApi,
  operatorPeopleApi,
  saasAuthApi,
} from '@lading/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { accountHandlers, listViewHandlers, operatorPeopleHandlers, userHandlers } from './people.routes.ts';
import { handleCodeMail } from './code-mail.job.ts';
import { handoverHandlers, signInHandlers } from './auth.routes.ts';
import { handoverService } from './handover.service.ts';
import { housekeeping } from './housekeeping.job.ts';
import { readIdentity } from './user-info.store.ts';
import { operatorPeopleService } from './operator-people.service.ts';
import { ownAccountService } from './own-account.service.ts';
import { handleOwnerMail } from './owner-mail.ts';
import { ownRealm, realmOfHost } from './realm.ts';
import { handleSecurityMail } from './security-mail.ts';
import { secondFactorService } from './second-factor.service.ts';
import { sessionListService } from './session-list.service.ts';
import { sessionsService } from './sessions.service.ts';
import { signInService } from './sign-in.service.ts';
import { userService } from './user.service.ts';

export { readIdentity } from './user-info.store.ts';
export { readPersonName, readRole, readTimeZone } from './person.store.ts';
export { isOwner, requireOwner } from './require-owner.ts';
export { ownerMail } from './owner-mail.ts';
export { sessionPasses } from './session-pass.ts';

/** People: sign-in, who is signed in, and their own account (spec §7, "Session and shell"; decisions D3, D5). */
export function registerIdentity(app: FastifyInstance, platform: Platform): void {
  const sessions = sessionsService(platform);
  const secondFactor = secondFactorService(platform);
  handleCodeMail(platform);
  handleSecurityMail(platform);
  handleOwnerMail(platform);
  const signIn = signInService(platform, sessions, secondFactor);
  const services = { signIn, sessions, secrets: platform.secrets };
  const sessionList = sessionListService(platform);
  const own = ownAccountService(platform, sessionList);
  housekeeping(platform);

  registerService(app, platform, authApi, {
    ...signInHandlers(services, ownRealm),
    ...handoverHandlers(handoverService(platform, sessions), platform.secrets),
  });
  registerService(app, platform, saasAuthApi, signInHandlers(services, realmOfHost(platform)));
  registerService(app, platform, accountApi, accountHandlers(own, secondFactor, sessionList));
  registerService(app, platform, listViewsApi, listViewHandlers);
  registerService(app, platform, identityApi, {
    ...userHandlers(userService(platform)),
    ezeeshipAfterLogin: ({ db, user }) => db((trx) => readIdentity(trx, user.orgId)),
  });
  const people = operatorPeopleService(platform, sessions);
  registerService(app, platform, operatorPeopleApi, operatorPeopleHandlers(people));
}
