import { type UndoPush, undoTopic, type UserPush, userTopic } from '@lading/contracts/core';

/** A push as a node receives it: its recipients and the body. */
export interface PushNote {
  orgId: string;
  userId?: string | undefined;
  body: UserPush | UndoPush;
}

/** Receives the body of a MESSAGE frame. */
type Deliver = (destination: string, body: string) => void;

/** The subscriptions on this node. */
export interface PushHub {
  /** Subscribes to a topic of an organization; the returned function unsubscribes. */
  listen(orgId: string, destination: string, deliver: Deliver): () => void;
  /** Delivers a push to all recipients; returns how many there were. */
  dispatch(note: PushNote): number;
}

export function pushHub(): PushHub {
  const organisations = new Map<string, Map<string, Set<Deliver>>>();
  return {
    listen(orgId, destination, deliver) {
      const topics = organisations.get(orgId) ?? new Map<string, Set<Deliver>>();
      const listeners = topics.get(destination) ?? new Set<Deliver>();
      // One function may be used for two subscriptions: each has its own entry.
      const entry: Deliver = (...given) => deliver(...given);
      organisations.set(orgId, topics.set(destination, listeners.add(entry)));
      return () => {
        listeners.delete(entry);
        if (listeners.size === 0) topics.delete(destination);
        if (topics.size === 0) organisations.delete(orgId);
      };
    },
    dispatch({ orgId, userId, body }) {
      const topics = organisations.get(orgId);
      if (!topics) return 0;
      const undo = undoTopic(orgId);
      const isFor = (destination: string): boolean =>
        body.type === 'SYSTEM_NOTIFY_UNDO' ? destination === undo : destination !== undo;
      const wanted =
        body.type !== 'SYSTEM_NOTIFY_UNDO' && userId !== undefined
          ? [userTopic(orgId, userId)]
          : [...topics.keys()].filter(isFor);
      const text = JSON.stringify(body);
      let reached = 0;
      for (const destination of wanted) {
        for (const deliver of topics.get(destination) ?? []) {
          deliver(destination, text);
          reached += 1;
        }
      }
      return reached;
    },
  };
}
