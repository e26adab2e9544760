import { useCallback, useEffect, type ReactNode } from 'react';
import { ImportWizardProvider, isImportKind, useOpenImport } from '../features/import-wizard/index.ts';
import { useNotices } from './notices-context.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** A page of a sub-application asks for the import of what it lists. */
function OpenOnRequest() {
  const bus = useSubAppBus();
  const open = useOpenImport();
  useEffect(
    () =>
      bus.on('import:open', ({ kind }) => {
        if (isImportKind(kind)) open(kind);
      }),
    [bus, open],
  );
  return null;
}

/** The import dialog for header and sub-applications; a finished import has the mounted list refetch (spec §4). */
export function Imports({ children }: { children: ReactNode }) {
  const { toaster, onFailure } = useNotices();
  const bus = useSubAppBus();
  const onSaved = useCallback((kind: string) => bus.emit('list:refresh', { kind }), [bus]);
  const onFault = useCallback((fault: unknown) => onFailure(fault, true), [onFailure]);
  return (
    <ImportWizardProvider toaster={toaster} onSaved={onSaved} onFault={onFault}>
      <OpenOnRequest />
      {children}
    </ImportWizardProvider>
  );
}
