import { subAppRegistry, type SubAppEntry } from '@lading/contracts/entities/sub-app-registry';
import { limits } from '@lading/contracts/limits';

/**
 * Reads `/apps.json`, which an operator may change while the program runs: it is never taken from a cache unasked.
 * Entries come back with absolute addresses.
 * @throws Error when it cannot be read or is not a registry
 */
export async function loadRegistry(address: string): Promise<readonly SubAppEntry[]> {
  const signal = AbortSignal.timeout(limits.http.timeoutMs);
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`the registry of sub-apps answered ${response.status}`);
  const { apps } = subAppRegistry.parse(await response.json());
  return apps.map((app) => ({ ...app, entry: new URL(app.entry, response.url).href }));
}
