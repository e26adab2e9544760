import type { RecentEntry, RecentEntries } from '../../platform/session-store.ts';

/** How many are kept. */
const most = 6;

/** What a person chose of late, the last first; nothing of what another person chose in this tab. */
export function recentOf(kept: RecentEntries | null, userId: string): readonly RecentEntry[] {
  return kept?.userId === userId ? kept.entries : [];
}

/** The recent entries after one more was chosen. */
export function withRecent(kept: RecentEntries | null, userId: string, entry: RecentEntry): RecentEntries {
  const others = recentOf(kept, userId).filter(({ id }) => id !== entry.id);
  return { userId, entries: [entry, ...others].slice(0, most) };
}
