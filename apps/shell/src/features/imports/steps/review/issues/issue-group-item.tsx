import { Badge } from '@lading/ui/badge';
import { ChevronRight, WandSparkles } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { firstExample } from '../../../model/issues/fix-plan.ts';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import { IssueGroupDetail } from './issue-group-detail.tsx';
import type { IssueGroupProps } from './issue-panel-props.ts';

interface IssueGroupItemProps extends IssueGroupProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** One group: the issue, the number of cells, and a summary of the fix; expanding it goes to its first row. */
export function IssueGroupItem(props: IssueGroupItemProps) {
  const { definition, session, index, group, texts, isOpen, onToggle } = props;
  const { t, number } = useWizardTexts();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { fieldKey, fix } = group;
  const example = fix
    ? firstExample(definition, session, { group, rows: index.rowsOf(group.id) })
    : undefined;
  const isQuestion = fix !== null && fix.readings.length > 1;
  // If the user must choose, no answer is presented as the right one.
  const edits = fix && !isQuestion && example?.after[fix.readings[0]!];
  // If all cells have the same text, showing its replacement is enough.
  const isSpelling = edits && group.value !== null;
  return (
    <li ref={item} className="bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="group flex w-full items-start gap-2 px-2.5 py-2 text-left text-sm transition-colors hover:bg-hover aria-expanded:bg-hover"
      >
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 text-ink-faint transition-transform group-aria-expanded:rotate-90"
        />
        <span className="min-w-0 flex-1">
          {isSpelling ? (
            <span className="block break-words text-ink">
              {t('faults.arrow', {
                before: texts.shown(fieldKey, group.value ?? ''),
                after: texts.after(fieldKey, edits),
              })}
            </span>
          ) : (
            <span className="block break-words text-ink">{texts.title(group)}</span>
          )}
          {edits && !isOpen && !isSpelling ? (
            <span className="mt-0.5 flex min-w-0 items-center gap-1.5 text-ink-muted">
              <WandSparkles aria-hidden="true" className="size-3.5 shrink-0 text-brand-ink" />
              <span className="min-w-0 truncate">
                {t('faults.arrow', {
                  before: texts.shown(fieldKey, example.before),
                  after: texts.after(fieldKey, edits),
                })}
              </span>
            </span>
          ) : null}
        </span>
        {isQuestion ? <Badge tone="info">{t('faults.question')}</Badge> : null}
        {fix?.isGuess && !isQuestion ? <Badge tone="warning">{t('faults.guess')}</Badge> : null}
        <span className="shrink-0 font-medium text-ink tabular-nums">{number(group.count)}</span>
      </button>
      {isOpen ? (
        <div id={id} className="border-t border-line px-3 py-3">
          <IssueGroupDetail {...props} />
        </div>
      ) : null}
    </li>
  );
}
