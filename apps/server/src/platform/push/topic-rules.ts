import { undoTopic, userTopic } from '@lading/contracts/core';

/** Whether a person may subscribe to a topic (decision D6): their own, and their organization's recalls. */
export function mayListen(person: { orgId: string; userId: string }, destination: string): boolean {
  return destination === userTopic(person.orgId, person.userId) || destination === undoTopic(person.orgId);
}
