const claims = new Map<string, Promise<boolean>>();

/** @returns whether the lock is this tab's now; it keeps it for as long as it stands */
function takeLock(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const take = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    };
    navigator.locks.request(name, { ifAvailable: true }, take).catch(reject);
  });
}

/**
 * Whether this tab is the one that opens a message which came by itself. All tabs hear of it in the same instant, and two windows may both
 * be in sight: whoever asks first has it. A browser without locks lets each tab open it.
 */
export function claimMessage(messageId: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  const claim = claims.get(messageId) ?? takeLock(`lading.message.${messageId}`).catch(() => true);
  claims.set(messageId, claim);
  return claim;
}
