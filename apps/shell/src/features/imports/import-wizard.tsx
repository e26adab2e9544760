import { useState } from 'react';
import type { Announcement } from './announce-import.ts';
import ImportWizardDialog, { type ImportWizardDialogProps } from './import-wizard-dialog.tsx';
import type { ImportKind } from './model/import-kind.ts';

interface ImportWizardProps extends Omit<ImportWizardDialogProps, 'file' | 'onSaved' | 'onOtherImport'> {
  /** Rows of this kind were accepted; see {@link ImportWizardDialogProps}. */
  onSaved: (saved: Announcement, kind: ImportKind) => void;
}

/** The import dialog of a kind; restarts as another kind if the file turns out to belong to that one. */
export default function ImportWizard(props: ImportWizardProps) {
  const [other, setOther] = useState<{ kind: ImportKind; file: File } | null>(null);
  const kind = other?.kind ?? props.kind;
  return (
    <ImportWizardDialog
      key={kind}
      {...props}
      kind={kind}
      file={other?.file ?? null}
      resumed={other ? null : props.resumed}
      onSaved={(saved) => props.onSaved(saved, kind)}
      onOtherImport={(chosen, file) => setOther({ kind: chosen, file })}
    />
  );
}
