import { Button } from '@lading/ui/button';
import { Undo2, WandSparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { firstExample } from '../../../model/issues/fix-plan.ts';
import { isCertain } from '../../../model/issues/issue-group.ts';
import type { CountedGroup } from '../../../model/issues/issue-index.ts';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import { FixPreview } from './fix-preview.tsx';
import type { IssuePanelProps } from './issue-panel-props.ts';
import type { IssueTexts } from './issue-texts.ts';
import type { IssueFixing } from './use-issue-fixing.ts';

/** Number of groups whose first example is shown before all are expanded. */
const groupsShown = 5;

/** All fixes that need no question, with examples, applied with one click. */
export function CertainFixes(props: IssuePanelProps & { texts: IssueTexts }) {
  const { definition, session, index, issues, fixing, texts } = props;
  const { t } = useWizardTexts();
  const certain = issues.groups.filter(isCertain);
  const count = certain.reduce((sum, group) => sum + group.count, 0);
  if (count === 0) return null;
  const more = certain.length - groupsShown;
  const exampleOf = (group: CountedGroup) => {
    const example = firstExample(definition, session, { group, rows: index.rowsOf(group.id) });
    return example ? [example] : [];
  };
  return (
    <section className="flex flex-col gap-2.5 rounded-lg border border-brand-line bg-brand-soft p-3">
      <h5 className="flex items-center gap-1.5 text-sm font-semibold text-ink">
        <WandSparkles aria-hidden="true" className="size-4 text-brand-ink" />
        {t('faults.sure')}
      </h5>
      <dl className="flex flex-col gap-1.5">
        {certain.slice(0, groupsShown).map((group) => (
          <div key={group.id}>
            <dt className="flex justify-between gap-2 text-xs text-ink-muted">
              <span className="min-w-0 truncate">{texts.field(group.fieldKey)}</span>
              <span className="shrink-0 tabular-nums">{t('faults.times', { count: group.count })}</span>
            </dt>
            <dd>
              <FixPreview
                fieldKey={group.fieldKey}
                examples={exampleOf(group)}
                reading="only"
                texts={texts}
              />
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 ? <p className="text-xs text-ink-muted">{t('faults.moreKinds', { count: more })}</p> : null}
      <Button
        variant="primary"
        size="small"
        icon={<WandSparkles aria-hidden="true" />}
        loading={fixing.isFixing}
        onClick={() => void fixing.fix(certain.map((group) => ({ group, reading: 'only' })))}
      >
        {t('faults.fixAll', { count })}
      </Button>
    </section>
  );
}

interface FixedNoticeProps {
  fixing: IssueFixing;
  onUndo: () => void;
}

/** What was fixed, with an undo, until the next action. It takes focus, because the pressed button disappears with its group. */
export function FixedNotice({ fixing: { fixed, canUndo, dismiss }, onUndo }: FixedNoticeProps) {
  const { t } = useWizardTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fixed) notice.current?.focus();
  }, [fixed]);
  if (!fixed) return null;
  const { count, isDeletion } = fixed;
  const text = isDeletion ? t('faults.deleted', { count }) : t('faults.fixed', { count });
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="flex min-h-control-small items-center justify-between gap-2 text-sm text-ink outline-none"
    >
      <output>{count === 0 ? t('faults.fixedNone') : text}</output>
      {canUndo() ? (
        <Button
          size="small"
          variant="ghost"
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => {
            if (canUndo()) onUndo();
            dismiss();
          }}
        >
          {t('faults.undo')}
        </Button>
      ) : null}
    </div>
  );
}
