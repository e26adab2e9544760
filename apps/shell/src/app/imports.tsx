import { use, useCallback, useEffect, type ReactNode } from 'react';
import {
  ImportWizardProvider,
  isImportKind,
  listFilledBy,
  useOpenImport,
  type ImportKind,
} from '../features/imports/index.ts';
import { destinations } from '../platform/destinations.ts';
import { useNotices } from './notices-context.ts';
import { SubAppsContext, useSubAppBus } from './sub-apps-context.ts';

/** A sub-application's page requests the import for its list. */
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

/** The list that shows the imported records. */
const listOf = {
  product: destinations.products,
  order: destinations.orders,
  alias: destinations.aliases,
  bundle: destinations.bundles,
  inbound: destinations.inbound,
  outbound: destinations.outbound,
  freight: destinations.outbound,
  transaction: destinations.myWarehouses,
  count: destinations.floorCounts,
  address: destinations.addressBook,
} satisfies Record<ImportKind, string>;

/** The import dialog for header and sub-applications; a finished import has the mounted list refetch (spec §4). */
export function Imports({ children }: { children: ReactNode }) {
  const { toaster, onFailure, followedTasks } = useNotices();
  const bus = useSubAppBus();
  const subApps = use(SubAppsContext);
  const onSaved = useCallback(
    (kind: ImportKind) => bus.emit('list:refresh', { kind: listFilledBy(kind) }),
    [bus],
  );
  const onView = useCallback(
    (kind: ImportKind, isOfCrossdocks: boolean) =>
      subApps?.navigate(isOfCrossdocks ? destinations.crossdock : listOf[kind]),
    [subApps],
  );
  const onReceipt = useCallback(
    (taskId: string) => subApps?.navigate(`${destinations.importReceipt}/${taskId}`),
    [subApps],
  );
  const onError = useCallback((fault: unknown) => onFailure(fault, true), [onFailure]);
  return (
    <ImportWizardProvider
      toaster={toaster}
      followedTasks={followedTasks}
      onSaved={onSaved}
      onView={onView}
      onReceipt={onReceipt}
      onError={onError}
    >
      <OpenOnRequest />
      {children}
    </ImportWizardProvider>
  );
}
