import { useEffect, useState } from 'react';
import { useAccount } from '../../platform/account.ts';
import { systemClock } from '../../platform/clock.ts';
import { useFirstPageStands } from '../../platform/first-page.ts';
import { draftOwner, openDrafts } from './model/drafts/draft-rules.ts';
import type { DraftStore } from './model/drafts/draft-store.ts';
import type { ImportDraft } from './model/drafts/import-draft.ts';

/** The unfinished imports of this person in this browser, and the store for new ones. */
export interface Drafts {
  owner: string;
  /** Null while it is being opened, and in a browser without storage. */
  store: DraftStore | null;
  /** At most one of each kind, the newest first. */
  offered: readonly ImportDraft[];
  /** Checks again for imports to offer. */
  refresh: () => Promise<void>;
  /** Discards one, unless another tab has opened it meanwhile. */
  discard: (id: string) => Promise<void>;
}

/** Opens the unfinished imports after the first page is shown, and deletes those of other people. */
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
      const found = await import('./model/drafts/draft-store.ts').then(({ DraftStore: Store }) =>
        Store.open(),
      );
      opened = found;
      const drafts = await claim(found, owner);
      if (isOver) return;
      setStore(found);
      setOffered(drafts);
    }
    // Imports work without such a database, or with a broken one; they are just not stored.
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
    async refresh() {
      if (store) setOffered(await claim(store, owner).catch(() => []));
    },
    async discard(id) {
      setOffered((drafts) => drafts.filter((draft) => draft.id !== id));
      // Another tab may have continued it since it was offered.
      if (!(await openDrafts()).has(id)) await store?.discard(id).catch(() => undefined);
    },
  };
}

async function claim(store: DraftStore, owner: string): Promise<ImportDraft[]> {
  return store.claim({ owner, now: systemClock.now(), open: await openDrafts() });
}
