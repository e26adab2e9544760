import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { FaultGroupItemProps } from './fault-panel-props.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** From row to row of a group, and into the cell itself. */
export function FaultGroupNavigation({ index, group, isBeside, onGo }: FaultGroupItemProps) {
  const { t } = useWizardTexts();
  const [row, setRow] = useState<number | null>(null);
  const rows = index.sortedRowsOf(group.id);
  const found = row === null ? 0 : rows.findIndex((candidate) => candidate >= row);
  const at = found === -1 ? 0 : found;
  // A row that has been mended is gone: what stands at its place is the next one.
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
