import { lazy, Suspense, type ComponentProps } from 'react';

const BlockedDialog = lazy(async () => ({ default: (await import('./blocked-dialog.tsx')).BlockedDialog }));

/** The alert of a closed warehouse page, fetched when somebody comes to one. */
export function LaterBlockedDialog(props: ComponentProps<typeof BlockedDialog>) {
  return (
    <Suspense>
      <BlockedDialog {...props} />
    </Suspense>
  );
}
