import { limits, type SubAppEntry, subAppRegistry } from '@lading/contracts/core';

/**
 * Reads `/apps.json`, which an operator may change at run time: always revalidated. Entries get absolute addresses.
 * @param known the previous content: an unchanged row stays the same object
 * @throws Error when it cannot be read or is not a registry
 */
export async function loadRegistry(
  address: string,
  known: readonly SubAppEntry[] = [],
): Promise<readonly SubAppEntry[]> {
  const signal = AbortSignal.timeout(limits.http.timeoutMs);
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`the registry of sub-apps answered ${response.status}`);
  const { data, error } = subAppRegistry.safeParse(await response.json());
  if (!data) {
    const [issue] = error.issues;
    throw new Error(`the registry ${address} has a fault: ${issue?.path.join('.')} ${issue?.message}`); // for the report
  }
  return data.apps.map((row) => {
    const app = { ...row, entry: new URL(row.entry, response.url).href };
    return known.find((other) => JSON.stringify(other) === JSON.stringify(app)) ?? app;
  });
}
