import { useState } from 'react';
import { Button } from '@lading/ui/button';
import { FaultGroupItem } from './fault-group-item.tsx';
import type { FaultPanelProps } from './fault-panel-props.ts';
import type { FaultSectionRows } from './fault-sections.ts';
import type { FaultTexts } from './fault-texts.ts';
import type { CountedGroup } from './fault-index.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** Groups shown of one field until more are asked for. */
const groupsShown = 8;

interface FaultSectionProps extends FaultPanelProps {
  section: FaultSectionRows;
  texts: FaultTexts;
  openId: string | null;
  onToggle: (group: CountedGroup) => void;
}

/** The groups of one field under its name and the number of its errors. */
export function FaultSection({ section, openId, onToggle, ...props }: FaultSectionProps) {
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
          <FaultGroupItem
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
