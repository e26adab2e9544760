import { Button } from '@lading/ui/button';
import { WandSparkles } from 'lucide-react';
import { FaultGroupNavigation } from './fault-group-navigation.tsx';
import type { FaultGroupItemProps } from './fault-panel-props.ts';
import { FillChoice } from './fill-choice.tsx';
import { FixPreview } from './fix-preview.tsx';
import { fixExamples } from './fix-plan.ts';
import { sameQuestion } from './same-question.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** A group opened: what its fix does, with examples for each reading, and the way through its rows. */
export function FaultGroupDetail(props: FaultGroupItemProps) {
  const { definition, session, index, faults, group, texts, fixing } = props;
  const { t } = useWizardTexts();
  const { fix, fieldKey, count } = group;
  const examples = fix ? fixExamples(definition, session, { group, rows: index.rowsOf(group.id) }) : [];
  const field = definition.fields.find(({ key }) => key === fieldKey);
  const mended = sameQuestion(faults.groups, group);
  const isQuestion = fix !== null && fix.readings.length > 1;
  const isOpenChoice =
    field?.editor === 'select' && (group.kind === 'not-choice' || group.kind === 'required');
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
            onClick={() => void fixing.fix(mended.map((each) => ({ group: each, reading })))}
          >
            {t('faults.fix', { count: mended.reduce((sum, each) => sum + each.count, 0) })}
          </Button>
        </div>
      ))}
      {field && isOpenChoice ? (
        <FillChoice field={field} count={count} onFill={(value) => void fixing.fill(group, value)} />
      ) : null}
      <FaultGroupNavigation {...props} />
    </div>
  );
}
