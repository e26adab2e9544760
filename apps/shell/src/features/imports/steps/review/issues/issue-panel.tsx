import { Button } from '@lading/ui/button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { CountedGroup } from '../../../model/issues/issue-index.ts';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import { CertainFixes, FixedNotice } from './certain-fixes.tsx';
import { IssueGroupItem } from './issue-group-item.tsx';
import type { IssuePanelProps } from './issue-panel-props.ts';
import { issueTexts, type IssueTexts } from './issue-texts.ts';

/** The errors in groups, most frequent first, with their fixes; below them the suspicions. */
export function IssuePanel(props: IssuePanelProps) {
  const { definition, index, issues, fixing, onUndo } = props;
  const wizardTexts = useWizardTexts();
  const { t } = wizardTexts;
  const texts = issueTexts(definition, wizardTexts);
  const [open, setOpen] = useState<string | null>(null);
  const errors = issues.groups.filter(({ isError }) => isError);
  const hints = issues.groups.filter(({ isError }) => !isError);

  function toggle(group: CountedGroup) {
    if (open === group.id) return setOpen(null);
    setOpen(group.id);
    const first = index.sortedRowsOf(group.id)[0];
    if (props.isBeside && first !== undefined) props.onGo({ row: first, key: group.fieldKey }, false);
  }

  const sections = (groups: readonly CountedGroup[]) =>
    issuesByField(groups).map((section) => (
      <IssueSection
        key={section.fieldKey}
        {...props}
        section={section}
        texts={texts}
        openId={open}
        onToggle={toggle}
      />
    ));

  return (
    <div className="flex flex-col gap-4 pb-2">
      <FixedNotice fixing={fixing} onUndo={onUndo} />
      {errors.length === 0 && !issues.isBusy ? (
        <div className="flex items-start gap-2.5 rounded-lg border border-success-line bg-success-soft px-3 py-2.5 text-sm">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
          <div>
            <p className="font-semibold text-ink">{t('faults.none')}</p>
            <p className="text-ink-muted">{t('faults.noneText')}</p>
          </div>
        </div>
      ) : null}
      <CertainFixes {...props} texts={texts} />
      {sections(errors)}
      {hints.length > 0 ? (
        <section className="flex flex-col gap-4 border-t border-line pt-3">
          <div>
            <h5 className="text-sm font-semibold text-ink">{t('faults.hints')}</h5>
            <p className="text-sm text-ink-muted">{t('faults.hintsText')}</p>
          </div>
          {sections(hints)}
        </section>
      ) : null}
    </div>
  );
}

/** Groups shown per field until more are requested. */
const groupsShown = 8;

interface IssueSectionProps extends IssuePanelProps {
  section: FieldIssues;
  texts: IssueTexts;
  openId: string | null;
  onToggle: (group: CountedGroup) => void;
}

/** The groups of one field under its name and the number of its errors. */
function IssueSection({ section, openId, onToggle, ...props }: IssueSectionProps) {
  const { t, number } = useWizardTexts();
  const [isWhole, setIsWhole] = useState(false);
  const { fieldKey, count, groups } = section;
  const shown = isWhole ? groups : groups.slice(0, groupsShown);
  const more = groups.length - shown.length;
  return (
    <section className="flex flex-col gap-1">
      <h5 className="flex items-baseline justify-between gap-2 text-xs font-semibold text-ink-muted">
        <span className="min-w-0 truncate">{props.texts.field(fieldKey)}</span>
        <span className="tabular-nums">{number(count)}</span>
      </h5>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line">
        {shown.map((group) => (
          <IssueGroupItem
            key={group.id}
            {...props}
            group={group}
            isOpen={group.id === openId}
            onToggle={() => onToggle(group)}
          />
        ))}
      </ul>
      {more > 0 ? (
        <Button variant="ghost" size="small" className="self-start" onClick={() => setIsWhole(true)}>
          {t('faults.moreKinds', { count: more })}
        </Button>
      ) : null}
    </section>
  );
}

/** The groups of one field, and their total number of cells. */
interface FieldIssues {
  fieldKey: string;
  count: number;
  groups: readonly CountedGroup[];
}

/** Groups by field: the field with the most issues first, and in each the most frequent group. */
function issuesByField(groups: readonly CountedGroup[]): FieldIssues[] {
  const byField = new Map<string, CountedGroup[]>();
  for (const group of groups) {
    const known = byField.get(group.fieldKey);
    if (known) known.push(group);
    else byField.set(group.fieldKey, [group]);
  }
  return [...byField]
    .map(([fieldKey, ofField]) => ({
      fieldKey,
      count: ofField.reduce((sum, { count }) => sum + count, 0),
      groups: ofField.toSorted((a, b) => b.count - a.count),
    }))
    .sort((a, b) => b.count - a.count);
}
