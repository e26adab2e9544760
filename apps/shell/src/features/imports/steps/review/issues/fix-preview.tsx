import type { FixReading } from '@lading/import-engine/fixes/cell-fix';
import { VisuallyHidden } from '@lading/ui/visually-hidden';
import { ArrowRight } from 'lucide-react';
import type { FixExample } from '../../../model/issues/fix-plan.ts';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import type { IssueTexts } from './issue-texts.ts';

interface FixPreviewProps {
  fieldKey: string;
  examples: readonly FixExample[];
  reading: FixReading;
  texts: IssueTexts;
}

/** The effect of a fix on some cells: before and after, side by side. */
export function FixPreview({ fieldKey, examples, reading, texts }: FixPreviewProps) {
  const { t } = useWizardTexts();
  return (
    <ul className="flex flex-col gap-1 text-sm tabular-nums">
      {examples.map(({ before, after, count }) => {
        const edits = after[reading];
        if (!edits) return null;
        const words = { before: texts.shown(fieldKey, before), after: texts.after(fieldKey, edits) };
        return (
          <li key={before} className="flex min-w-0 items-baseline gap-1.5">
            <VisuallyHidden>{t('faults.becomes', words)}</VisuallyHidden>
            <span aria-hidden="true" className="max-w-[46%] min-w-0 truncate text-ink-muted" title={before}>
              {words.before}
            </span>
            <ArrowRight aria-hidden="true" className="size-3 shrink-0 self-center text-ink-faint" />
            <span
              aria-hidden="true"
              className="min-w-0 flex-1 truncate font-medium text-ink"
              title={words.after}
            >
              {words.after}
            </span>
            {count > 1 ? (
              <span className="shrink-0 text-xs text-ink-faint">{t('faults.times', { count })}</span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
