import { Button } from '@lading/ui/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FaultFixing } from './use-fault-fixing.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface FixedNoticeProps {
  fixing: FaultFixing;
  onUndo: () => void;
}

/** What was mended, and the way back, until something else is done. It takes the focus, for the button that was pressed goes with its group. */
export function FixedNotice({ fixing: { fixed, canUndo, forget }, onUndo }: FixedNoticeProps) {
  const { t } = useWizardTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fixed) notice.current?.focus();
  }, [fixed]);
  if (!fixed) return null;
  const { cells } = fixed;
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="flex min-h-control-small items-center justify-between gap-2 text-sm text-ink outline-none"
    >
      <output>{cells === 0 ? t('faults.fixedNone') : t('faults.fixed', { count: cells })}</output>
      {canUndo() ? (
        <Button
          size="small"
          variant="ghost"
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => {
            if (canUndo()) onUndo();
            forget();
          }}
        >
          {t('faults.undo')}
        </Button>
      ) : null}
    </div>
  );
}
