import type { ImportDraft } from './model/drafts/import-draft.ts';
import type { WizardTexts } from './steps/use-wizard-texts.ts';

/** The displayed facts of an unfinished import: its rows, its edits, and their age. */
export function draftFacts(
  { rowCount, edits, savedAt }: ImportDraft,
  { t, ago }: Pick<WizardTexts, 't' | 'ago'>,
  now: number,
): string {
  return [
    ...(rowCount === null ? [] : [t('file.rows', { count: rowCount })]),
    ...(edits > 0 ? [t('resume.edits', { count: edits })] : []),
    ago(now - savedAt),
  ].join(' · ');
}
