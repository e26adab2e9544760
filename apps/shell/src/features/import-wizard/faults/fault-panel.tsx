import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { CountedGroup } from './fault-index.ts';
import type { FaultPanelProps } from './fault-panel-props.ts';
import { faultSections } from './fault-sections.ts';
import { FaultSection } from './fault-section.tsx';
import { faultTexts } from './fault-texts.ts';
import { FixedNotice } from './fixed-notice.tsx';
import { SureFixes } from './sure-fixes.tsx';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** The errors in groups, most frequent first, with what mends each of them; below them what is worth a look. */
export function FaultPanel(props: FaultPanelProps) {
  const { definition, index, faults, fixing, onUndo } = props;
  const wizardTexts = useWizardTexts();
  const { t } = wizardTexts;
  const texts = faultTexts(definition, wizardTexts);
  const [open, setOpen] = useState<string | null>(null);
  const errors = faults.groups.filter(({ isError }) => isError);
  const hints = faults.groups.filter(({ isError }) => !isError);

  function toggle(group: CountedGroup) {
    if (open === group.id) return setOpen(null);
    setOpen(group.id);
    const first = index.sortedRowsOf(group.id)[0];
    if (props.isBeside && first !== undefined) props.onGo({ row: first, key: group.fieldKey }, false);
  }

  const sections = (groups: readonly CountedGroup[]) =>
    faultSections(groups).map((section) => (
      <FaultSection
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
      {errors.length === 0 && !faults.isBusy ? (
        <div className="flex items-start gap-2.5 rounded-lg border border-success-line bg-success-soft px-3 py-2.5 text-sm">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
          <div>
            <p className="font-semibold text-ink">{t('faults.none')}</p>
            <p className="text-ink-muted">{t('faults.noneText')}</p>
          </div>
        </div>
      ) : null}
      <SureFixes {...props} texts={texts} />
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
