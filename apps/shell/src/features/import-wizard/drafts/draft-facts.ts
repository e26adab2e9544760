import type { ImportDraft } from './import-draft.ts';
import type { WizardTexts } from '../use-wizard-texts.ts';

/** What is told of an unfinished import: its rows, what was edited, and how long ago. */
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
