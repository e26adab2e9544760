import { late } from '@lading/ui/late';
import type { ToasterHandle } from '@lading/ui/toaster';
import { createContext, use, useCallback, useState, type ReactNode, useEffect, useRef } from 'react';
import type { ImportDraft } from './model/drafts/import-draft.ts';
import type { ImportKind } from './model/import-kind.ts';
import { useDrafts } from './use-drafts.ts';
import type { Announcement, Listeners } from './announce-import.ts';

const Wizard = late(async () => {
  const [dialog] = await Promise.all([import('./import-wizard.tsx'), loadAnnouncing()]);
  return dialog.default;
});
const ResumeNotice = late(async () => (await import('./resume-notice.tsx')).default);

interface Opened {
  kind: ImportKind;
  opener: HTMLElement | null;
  /** The unfinished import to resume. */
  resumed: ImportDraft | null;
}

const OpenImport = createContext<((kind: ImportKind) => void) | null>(null);

export interface ImportWizardProviderProps {
  toaster: ToasterHandle;
  /** Receives the tasks whose end is reported here; see `Listeners`. */
  followedTasks: Listeners['followedTasks'];
  /** Rows of this kind were saved: lists of them are refreshed. */
  onSaved: (kind: ImportKind) => void;
  /** Opens the list of the imported records; see `Listeners`. */
  onView: Listeners['onView'];
  /** Opens the receipt of an import, by its task. */
  onReceipt: (taskId: string) => void;
  /** Receives failures that concern the entire shell: an expired session, maintenance. The wizard shows all others itself. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Holds the only import dialog (spec §2), which is loaded on first use. */
export function ImportWizardProvider(props: ImportWizardProviderProps) {
  const { toaster, followedTasks, onSaved, onView, onReceipt, onError, children } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const drafts = useDrafts();
  const announce = useAnnounceImport({ toaster, followedTasks, onSaved, onView, onReceipt, onError });
  // An open dialog stays: another request must not discard its work.
  const open = useCallback(
    (kind: ImportKind, resumed: ImportDraft | null = null) =>
      setOpened((now) => now ?? { kind, opener: focused(), resumed }),
    [],
  );

  function close(left: Promise<void>) {
    const opener = opened?.opener;
    setOpened(null);
    void left.then(() => drafts.refresh());
    // After the dialog has closed and the page is idle.
    requestAnimationFrame(() => {
      if (opener?.isConnected) opener.focus();
    });
  }

  return (
    <OpenImport value={open}>
      {children}
      {opened ? (
        <Wizard
          kind={opened.kind}
          drafts={drafts}
          resumed={opened.resumed}
          onClose={close}
          onMissing={() => setOpened(null)}
          onError={onError}
          onDone={(text) => toaster.success(text)}
          onSaved={(saved, kind) => void announce(kind, saved)}
        />
      ) : (
        drafts.offered.map((draft) => (
          <ResumeNotice
            key={draft.id}
            draft={draft}
            toaster={toaster}
            onResume={() => open(draft.kind, draft)}
          />
        ))
      )}
    </OpenImport>
  );
}

/** The focused element, to restore focus when the dialog closes. */
function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Opens the import dialog. @throws Error outside of the provider */
export function useOpenImport(): (kind: ImportKind) => void {
  const open = use(OpenImport);
  if (!open) throw new Error('useOpenImport is called outside of ImportWizardProvider');
  return open;
}

/** Loads the code that announces an import; it is loaded together with the wizard, so it is available when an import is saved. */
const loadAnnouncing = () => import('./announce-import.ts');

/** Announces finished imports until the page is left; see `announceImport`. */
function useAnnounceImport(listeners: Listeners) {
  const life = useRef<AbortController>(null);
  useEffect(() => {
    const controller = (life.current = new AbortController());
    return () => controller.abort();
  }, []);

  return async (kind: ImportKind, announcement: Announcement) => {
    const signal = life.current?.signal ?? AbortSignal.abort();
    const { announceImport } = await loadAnnouncing();
    await announceImport(kind, announcement, listeners, signal);
  };
}
