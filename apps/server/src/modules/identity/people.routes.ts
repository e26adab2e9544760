import type { accountApi, identityApi, listViewsApi, operatorPeopleApi } from '@lading/contracts/identity';
import type { HandlersOf } from '../../platform/register-service.ts';
import { removeView, savedViews, saveView } from './list-view.service.ts';
import type { operatorPeopleService } from './operator-people.service.ts';
import type { OwnAccount } from './own-account.service.ts';
import type { SecondFactor } from './second-factor.service.ts';
import type { SessionList } from './session-list.service.ts';
import type { Users } from './user.service.ts';
import { visitorOf } from './visitor.ts';

/** My Account: personal details, the second step and sign-ins (decision D3). */
export function accountHandlers(own: OwnAccount, secondFactor: SecondFactor, sessions: SessionList) {
  return {
    updateDetails: (context, { body }) => own.updateDetails(context, body),
    sendEmailCode: (context, { body }) => own.sendEmailCode(context.user, body, visitorOf(context)),
    changeEmail: (context, { body }) => own.changeEmail(context.user, body, visitorOf(context)),
    changePassword: (context, { body }) => own.changePassword(context.user, body, visitorOf(context)),
    secondFactor: ({ user }) => secondFactor.status(user.userId),
    beginSecondFactor: (context, { body }) =>
      secondFactor.begin(context.user.userId, body.password, visitorOf(context)),
    confirmSecondFactor: async (context, { body }) => ({
      recoveryCodes: await secondFactor.confirm(context.user, body.code, visitorOf(context)),
    }),
    renewRecoveryCodes: async (context, { body }) => ({
      recoveryCodes: await secondFactor.renewRecoveryCodes(context.user, body, visitorOf(context)),
    }),
    endSecondFactor: (context, { body }) => secondFactor.turnOff(context.user, body, visitorOf(context)),
    sessions: ({ user }) => sessions.list(user),
    endSession: (context, { params }) => sessions.endOne(context, params.sessionId),
    endOtherSessions: async ({ user }) => ({ ended: await sessions.endOthers(user) }),
  } satisfies HandlersOf<typeof accountApi>;
}

/** The person and the reseller's site (spec §7, "Session and shell"). */
export function userHandlers(users: Users) {
  return {
    afterLogin: (context) => users.userInfo(context),
    saasAfterLogin: (context) => users.site(context),
    switchLanguage: (context, { body }) => users.switchLanguage(context, body.language),
    updateUserInfo: (context, { body }) => users.switchLanguage(context, body.language),
  } satisfies Partial<HandlersOf<typeof identityApi>>;
}

/** Management of people's accounts by operators. */
export function operatorPeopleHandlers(people: ReturnType<typeof operatorPeopleService>) {
  return {
    createUser: ({ audit, idempotencyKey }, { body }) => people.create(audit.record, body, idempotencyKey),
    setUserPassword: (context, { body }) =>
      people.setPassword(context.audit.record, body, visitorOf(context)),
    removeSecondFactor: (context, { body }) =>
      people.removeSecondFactor(context.audit.record, body, visitorOf(context)),
  } satisfies HandlersOf<typeof operatorPeopleApi>;
}

/** Saved views of lists (decision D16). */
export const listViewHandlers = {
  savedViews: (context, { query }) => savedViews(context, query.list),
  saveView: (context, { body }) => saveView(context, body),
  removeView: (context, { params }) => removeView(context, params.viewId),
} satisfies HandlersOf<typeof listViewsApi>;
