import type { operatorPeopleApi } from '@lading/contracts/identity';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { operatorPeopleService } from './operator-people.service.ts';
import { visitorOf } from './visitor.ts';

/** People's accounts in the hands of operators. */
export function operatorPeopleHandlers(people: ReturnType<typeof operatorPeopleService>) {
  return {
    createUser: ({ idempotencyKey }, { body }) => people.create(body, idempotencyKey),
    setUserPassword: async (context, { body }) => {
      const { person, sessionsEnded } = await people.setPassword(body, visitorOf(context));
      context.audit.tell({ orgId: person.org_id, userId: person.user_id });
      return { sessionsEnded };
    },
    removeSecondFactor: async (context, { body }) => {
      const person = await people.removeSecondFactor(body, visitorOf(context));
      context.audit.tell({ orgId: person.org_id, userId: person.user_id });
    },
  } satisfies HandlersOf<typeof operatorPeopleApi>;
}
