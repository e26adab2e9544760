type Release = () => void;

/** Claims of this tab, held or pending: the release function of each lock; null if another tab holds it. */
const claims = new Map<string, Promise<Release | null>>();
const nothing: Release = () => undefined;

/** @returns the release function of the lock that this tab then holds; null while another tab holds it */
function takeLock(name: string): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const take = (lock: Lock | null): Promise<void> | undefined => {
      if (lock) return new Promise((release) => resolve(release));
      resolve(null);
      return undefined;
    };
    navigator.locks.request(name, { ifAvailable: true }, take).catch(reject);
  });
}

/**
 * Whether this tab is the one that opens a pushed message. All tabs receive it simultaneously, and two windows may both be visible:
 * the first to claim it wins, and keeps it until {@link releaseMessages}. Without locks each tab opens it.
 */
export async function claimMessage(messageId: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const claim = claims.get(messageId) ?? takeLock(`lading.message.${messageId}`).catch(() => nothing);
  claims.set(messageId, claim);
  return (await claim) !== null;
}

/** Releases all claims. */
export function releaseMessages(): void {
  for (const claim of claims.values()) void claim.then((release) => release?.());
  claims.clear();
}
