import { late } from '@lading/ui/late';

/** The alert of a closed warehouse page, fetched on demand. */
export const LaterBlockedDialog = late(async () => (await import('./blocked-dialog.tsx')).BlockedDialog);
