import { late } from '@lading/ui/late';
import type { ToasterHandle } from '@lading/ui/toaster';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import type { ImportDraft } from './drafts/import-draft.ts';
import type { ImportKind } from './import-kind.ts';
import { useAnnounceImport } from './save/use-announce-import.ts';
import { useDrafts } from './drafts/use-drafts.ts';

const Wizard = late(async () => (await import('./import-wizard-dialog.tsx')).default);
const ResumeNotice = late(async () => (await import('./drafts/resume-notice.tsx')).default);

interface Opened {
  kind: ImportKind;
  opener: HTMLElement | null;
  /** The unfinished import to go on with at once. */
  resumed: ImportDraft | null;
}

const OpenImport = createContext<((kind: ImportKind) => void) | null>(null);

export interface ImportWizardProviderProps {
  toaster: ToasterHandle;
  /** Rows of this kind were saved: whoever lists them asks anew. */
  onSaved: (kind: ImportKind) => void;
  /** Takes the failures that concern the whole shell: a session that is over, maintenance. The wizard shows all others itself. */
  onFault: (fault: unknown) => void;
  children: ReactNode;
}

/** Holds the one import dialog (spec §2), which is loaded when it is first opened. */
export function ImportWizardProvider({ toaster, onSaved, onFault, children }: ImportWizardProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const drafts = useDrafts();
  const announce = useAnnounceImport({ toaster, onSaved, onFault });
  // A dialog that is open stays: another request must not throw its work away.
  const open = useCallback(
    (kind: ImportKind, resumed: ImportDraft | null = null) =>
      setOpened((now) => now ?? { kind, opener: focused(), resumed }),
    [],
  );

  function close(left: Promise<void>) {
    const opener = opened?.opener;
    setOpened(null);
    void left.then(() => drafts.renew());
    // Once the dialog has gone and the page is free again.
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
          onFault={onFault}
          onDone={(text) => toaster.success(text)}
          onSaved={(saved) => void announce(opened.kind, saved)}
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

/** What has the focus, to have it back when the dialog closes. */
function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Opens the import dialog. @throws Error outside of the provider */
export function useOpenImport(): (kind: ImportKind) => void {
  const open = use(OpenImport);
  if (!open) throw new Error('useOpenImport is called outside of ImportWizardProvider');
  return open;
}
