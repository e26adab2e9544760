import { useEffect, useState } from 'react';
import { useAccount } from '../../../platform/account.ts';
import { systemClock } from '../../../platform/clock.ts';
import { useFirstPageStands } from '../../../platform/first-page.ts';
import { openDrafts } from './draft-lock.ts';
import { draftOwner } from './draft-rules.ts';
import type { DraftStore } from './draft-store.ts';
import type { ImportDraft } from './import-draft.ts';

/** The unfinished imports of this person in this browser, and where new ones are kept. */
export interface Drafts {
  owner: string;
  /** Null while it is being opened, and in a browser that keeps nothing. */
  store: DraftStore | null;
  /** At most one of each kind, the newest first. */
  offered: readonly ImportDraft[];
  /** Looks again for what to offer. */
  renew: () => Promise<void>;
  /** Forgets one. */
  discard: (id: string) => Promise<void>;
}

/** Opens the unfinished imports once the first page of who is signed in stands; those of anybody else are deleted then. */
export function useDrafts(): Drafts {
  const { user } = useAccount();
  const owner = draftOwner(user);
  const stands = useFirstPageStands();
  const [store, setStore] = useState<DraftStore | null>(null);
  const [offered, setOffered] = useState<readonly ImportDraft[]>([]);

  useEffect(() => {
    if (!stands) return undefined;
    let isOver = false;
    let opened: DraftStore | undefined;
    async function open() {
      const found = await import('./draft-store.ts').then(({ DraftStore: Store }) => Store.open());
      opened = found;
      const drafts = await claim(found, owner);
      if (isOver) return;
      setStore(found);
      setOffered(drafts);
    }
    // Without such a database, or with one that is broken, imports work as well: they are only not kept.
    open()
      .catch(() => undefined)
      .finally(() => {
        if (isOver) opened?.close();
      });
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [owner, stands]);

  return {
    owner,
    store,
    offered,
    async renew() {
      if (store) setOffered(await claim(store, owner).catch(() => []));
    },
    async discard(id) {
      setOffered((drafts) => drafts.filter((draft) => draft.id !== id));
      await store?.discard(id).catch(() => undefined);
    },
  };
}

async function claim(store: DraftStore, owner: string): Promise<ImportDraft[]> {
  return store.claim({ owner, now: systemClock.now(), open: await openDrafts() });
}
