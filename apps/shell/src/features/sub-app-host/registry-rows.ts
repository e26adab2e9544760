import type { SubAppEntry } from '@lading/contracts/core';
import type { SubAppSource } from './sub-app-source.ts';

/** The rows of the registry as used by the host. */
export interface RegistryRows {
  /** Null until loaded. The same list until it changes. */
  get(): readonly SubAppEntry[] | null;
  /** @throws any error the first time; afterwards the known rows stay */
  read(isRefresh: boolean): Promise<void>;
  /** Reads it again unless that was done recently: an operator may have changed it while the page was open. */
  refresh(): void;
  /** Refreshes whenever the tab becomes visible; the returned function stops it. */
  watch(): () => void;
}

/** Minimum time between automatic refreshes. */
const pauseMs = 10_000;

/**
 * Holds the rows. An open sub-app continues unchanged: when its row changes or disappears, the old one applies until the sub-app is
 * left.
 * @param held the row of the mounted sub-app
 * @param onChange called after each read with different rows
 */
export function createRegistryRows(
  registry: SubAppSource['registry'],
  held: () => SubAppEntry | undefined,
  onChange: () => void,
): RegistryRows {
  let latest: readonly SubAppEntry[] | null = null;
  let shown: readonly SubAppEntry[] | null = null;
  let readAt = 0;

  function get(): readonly SubAppEntry[] | null {
    const kept = held();
    const rows =
      latest && kept && !latest.includes(kept)
        ? [kept, ...latest.filter(({ name, prefix }) => name !== kept.name && prefix !== kept.prefix)]
        : latest;
    const isSame = rows?.length === shown?.length && rows?.every((row, index) => row === shown?.[index]);
    if (!isSame) shown = rows;
    return shown;
  }

  async function read(isRefresh: boolean): Promise<void> {
    readAt = performance.now();
    try {
      const before = get();
      latest = await registry(isRefresh);
      if (get() !== before) onChange();
    } catch (error) {
      if (!latest) throw error;
    }
  }

  function refresh(): void {
    if (latest && performance.now() - readAt > pauseMs) void read(true);
  }

  return {
    get,
    read,
    refresh,
    watch: () => {
      const look = (): void => {
        if (document.visibilityState === 'visible') refresh();
      };
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}
