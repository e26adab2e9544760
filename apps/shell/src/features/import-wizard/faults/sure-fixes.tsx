import { Button } from '@lading/ui/button';
import { WandSparkles } from 'lucide-react';
import { isSure } from './fault-group.ts';
import type { CountedGroup } from './fault-index.ts';
import type { FaultPanelProps } from './fault-panel-props.ts';
import type { FaultTexts } from './fault-texts.ts';
import { FixPreview } from './fix-preview.tsx';
import { firstExample } from './fix-plan.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** Groups whose first example is shown before all are mended. */
const groupsShown = 5;

/** Everything that can be mended without asking, shown by examples and done by one press. */
export function SureFixes(props: FaultPanelProps & { texts: FaultTexts }) {
  const { definition, session, index, faults, fixing, texts } = props;
  const { t } = useWizardTexts();
  const sure = faults.groups.filter(isSure);
  const count = sure.reduce((sum, group) => sum + group.count, 0);
  if (count === 0) return null;
  const more = sure.length - groupsShown;
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
        {sure.slice(0, groupsShown).map((group) => (
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
        onClick={() => void fixing.fix(sure.map((group) => ({ group, reading: 'only' })))}
      >
        {t('faults.fixAll', { count })}
      </Button>
    </section>
  );
}
