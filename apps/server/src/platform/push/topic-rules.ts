import { undoTopic, userTopic } from '@lading/contracts/services/push';

/** Whether a person may listen to a topic (decision D6): the own one, and what the own organisation calls back. */
export function mayListen(person: { orgId: string; userId: string }, destination: string): boolean {
  return destination === userTopic(person.orgId, person.userId) || destination === undoTopic(person.orgId);
}
