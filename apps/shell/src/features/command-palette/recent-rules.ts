import type { RecentEntry, RecentEntries } from '../../platform/session-store.ts';

/** Maximum number of entries. */
const most = 6;

/** A person's recent choices, newest first; excludes those of other people in this tab. */
export function recentOf(kept: RecentEntries | null, userId: string): readonly RecentEntry[] {
  return kept?.userId === userId ? kept.entries : [];
}

/** The recent entries after one more choice. */
export function withRecent(kept: RecentEntries | null, userId: string, entry: RecentEntry): RecentEntries {
  const others = recentOf(kept, userId).filter(({ id }) => id !== entry.id);
  return { userId, entries: [entry, ...others].slice(0, most) };
}
