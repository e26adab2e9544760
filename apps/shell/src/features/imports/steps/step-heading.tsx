import { useEffect, useRef, type ReactNode } from 'react';
import { nextTask } from '@lading/ui/page-turn';
import type { WizardStep } from '../model/wizard-state.ts';
import { useWizardTexts } from './use-wizard-texts.ts';

interface StepHeadingProps {
  step: WizardStep;
  title: string;
  children?: ReactNode;
}

/** The heading of a step. It takes focus when its step opens, so that a screen reader announces it. */
export function StepHeading({ step, title, children }: StepHeadingProps) {
  const { t } = useWizardTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const takeFocus = async () => {
      // In a separate task: focusing makes the browser lay out the new step, and rendering it took long enough.
      await nextTask();
      const now = document.activeElement;
      // On a slow machine a person may have clicked a cell meanwhile: what is typed belongs there.
      if (now === before || now?.contains(heading.current)) heading.current?.focus();
    };
    void takeFocus();
  }, []);
  return (
    <div className="min-w-0">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
        <span className="sr-only">{t('stepOf', { step: step + 1, steps: 3 })}: </span>
        {title}
      </h3>
      {children ? <p className="mt-0.5 text-sm text-ink-muted">{children}</p> : null}
    </div>
  );
}
