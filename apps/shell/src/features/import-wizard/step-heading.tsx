import { useEffect, useRef, type ReactNode } from 'react';
import { nextTask } from './next-task.ts';
import { useWizardTexts } from './use-wizard-texts.ts';
import type { WizardStep } from './wizard-state.ts';

interface StepHeadingProps {
  step: WizardStep;
  title: string;
  children?: ReactNode;
}

/** The heading of a step. It takes the focus when its step begins, so that a screen reader tells where one is. */
export function StepHeading({ step, title, children }: StepHeadingProps) {
  const { t } = useWizardTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // In a task of its own: to focus is to lay the new step out, and building it was work enough.
    void nextTask().then(() => heading.current?.focus());
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
