import { codeOf } from '@lading/ui/late';

/** The code of the dialog that shows a message. */
export const loadMessageDialog = codeOf(async () => (await import('./message-dialog.tsx')).MessageDialog);
