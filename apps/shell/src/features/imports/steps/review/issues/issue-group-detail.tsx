import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { ChevronDown, ChevronUp, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { fixExamples, groupsWithSameQuestion } from '../../../model/issues/fix-plan.ts';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import { BulkFixes } from './bulk-fixes.tsx';
import { FixPreview } from './fix-preview.tsx';
import type { IssueGroupProps } from './issue-panel-props.ts';

/** An expanded group: the effect of its fix, with examples for each reading, and navigation through its rows. */
export function IssueGroupDetail(props: IssueGroupProps) {
  const { definition, session, index, issues, group, texts, fixing } = props;
  const { t } = useWizardTexts();
  const { fix, fieldKey } = group;
  const examples = fix ? fixExamples(definition, session, { group, rows: index.rowsOf(group.id) }) : [];
  const field = definition.fields.find(({ key }) => key === fieldKey);
  const fixed = groupsWithSameQuestion(issues.groups, group);
  const isQuestion = fix !== null && fix.readings.length > 1;
  return (
    <div className="flex flex-col gap-3">
      {fix ? (
        <p className="text-sm text-ink-muted">{isQuestion ? t('faults.ask') : texts.steps(group)}</p>
      ) : null}
      {fix?.readings.map((reading) => (
        <div key={reading} className="flex flex-col gap-2">
          {isQuestion ? (
            <p className="text-sm font-medium text-ink">{t(`faults.reading.${reading}`)}</p>
          ) : null}
          <FixPreview fieldKey={fieldKey} examples={examples} reading={reading} texts={texts} />
          <Button
            size="small"
            variant={fix.isGuess || isQuestion ? 'secondary' : 'primary'}
            icon={<WandSparkles aria-hidden="true" />}
            className="self-start"
            loading={fixing.isFixing}
            onClick={() => void fixing.fix(fixed.map((each) => ({ group: each, reading })))}
          >
            {t('faults.fix', { count: fixed.reduce((sum, each) => sum + each.count, 0) })}
          </Button>
        </div>
      ))}
      {field ? <BulkFixes {...props} field={field} /> : null}
      <IssueGroupNavigation {...props} />
    </div>
  );
}

/** Navigation between the rows of a group, and into the cell itself. */
function IssueGroupNavigation({ index, group, isBeside, onGo }: IssueGroupProps) {
  const { t } = useWizardTexts();
  const [row, setRow] = useState<number | null>(null);
  const rows = index.sortedRowsOf(group.id);
  const found = row === null ? 0 : rows.findIndex((candidate) => candidate >= row);
  const at = found === -1 ? 0 : found;
  // A fixed row leaves the group: the row now at its position is the next one.
  const isGone = row !== null && rows[at] !== row;

  function go(step: number, enter: boolean) {
    const next = rows[(at + (isGone && step > 0 ? step - 1 : step) + rows.length) % rows.length];
    if (next === undefined) return;
    setRow(next);
    if (isBeside || enter) onGo({ row: next, key: group.fieldKey }, enter);
  }

  return (
    <div className="flex items-center gap-1">
      <IconButton
        size="small"
        label={t('faults.previous')}
        icon={<ChevronUp aria-hidden="true" />}
        onClick={() => go(-1, false)}
      />
      <IconButton
        size="small"
        label={t('faults.next')}
        icon={<ChevronDown aria-hidden="true" />}
        onClick={() => go(1, false)}
      />
      <output className="px-1 text-sm text-ink-muted tabular-nums">
        {t('faults.position', { at: at + 1, count: rows.length })}
      </output>
      <Button size="small" variant="ghost" className="ml-auto" onClick={() => go(0, true)}>
        {t('faults.toCell')}
      </Button>
    </div>
  );
}
