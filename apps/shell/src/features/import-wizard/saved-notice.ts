import type { SavedImport } from './use-import-wizard.ts';
import type { WizardTexts } from './use-wizard-texts.ts';

/** What is said of a finished import. */
export interface SavedNotice {
  title: string;
  description: string | null;
  /** The server goes on by itself (decision D7): the list shows nothing new yet. */
  isQueued: boolean;
}

/** The words for a finished import: how many rows were new, updated, unchanged and left out, as far as the server tells. */
export function savedNotice(
  { sent, leftOut, outcome }: SavedImport,
  { t }: Pick<WizardTexts, 't'>,
): SavedNotice {
  const isQueued = outcome?.queued ?? false;
  const { created = 0, updated = 0, unchanged = 0 } = outcome ?? {};
  const counts = [
    ...(created > 0 ? [t('done.created', { count: created })] : []),
    ...(updated > 0 ? [t('done.updated', { count: updated })] : []),
    ...(unchanged > 0 ? [t('done.unchanged', { count: unchanged })] : []),
    ...(leftOut > 0 ? [t('done.leftOut', { count: leftOut })] : []),
  ];
  return {
    title: isQueued ? t('done.queuedTitle', { count: sent }) : t('done.title', { count: sent }),
    description:
      [...(isQueued ? [t('done.queued')] : []), ...(counts.length > 0 ? [counts.join(' · ')] : [])].join(
        ' ',
      ) || null,
    isQueued,
  };
}
