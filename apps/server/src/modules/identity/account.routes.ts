import type { accountApi } from '@lading/contracts/identity';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { OwnAccount } from './own-account.service.ts';
import type { SecondFactor } from './second-factor.service.ts';
import type { SessionList } from './session-list.service.ts';
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
      recoveryCodes: await secondFactor.confirm(context.user.userId, body.code, visitorOf(context)),
    }),
    renewRecoveryCodes: async (context, { body }) => ({
      recoveryCodes: await secondFactor.renewRecoveryCodes(context.user.userId, body, visitorOf(context)),
    }),
    endSecondFactor: (context, { body }) =>
      secondFactor.turnOff(context.user.userId, body, visitorOf(context)),
    sessions: ({ user }) => sessions.list(user),
    endSession: (context, { params }) => sessions.endOne(context, params.sessionId),
    endOtherSessions: async ({ user }) => ({ ended: await sessions.endOthers(user) }),
  } satisfies HandlersOf<typeof accountApi>;
}
