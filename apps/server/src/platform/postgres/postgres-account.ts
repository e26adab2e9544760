import { readFileSync, statSync } from 'node:fs';

/** The operating system's account that PostgreSQL runs under; undefined means our own. */
export interface PostgresAccount {
  uid: number;
  gid: number;
}

const preferred = ['postgres', 'nobody', 'daemon'];

/**
 * PostgreSQL refuses to run as root. As root, we use an unprivileged account instead: the owner of an existing cluster, otherwise the
 * first of the usual ones that exists here.
 */
export function postgresAccount(clusterFolder: string): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const accounts = new Map<string, PostgresAccount>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  const found = preferred.map((name) => accounts.get(name)).find((account) => account !== undefined);
  const any = found ?? accounts.values().next().value;
  if (!any) {
    throw new Error(
      'PostgreSQL cannot run as root and this machine has no other account. Create one, or set DATABASE_URL.',
    );
  }
  return any;
}
