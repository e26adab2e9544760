import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useState } from 'react';
import { systemClock } from '../../platform/clock.ts';
import { draftFacts } from './draft-facts.ts';
import type { ImportDraft } from './model/drafts/import-draft.ts';
import { useWizardTexts } from './steps/use-wizard-texts.ts';

interface ResumeOfferProps {
  draft: ImportDraft;
  onResume: () => void;
  onDiscard: () => void;
}

/** Offers to resume an import that was interrupted by a reload or a crash. */
export function ResumeOffer({ draft, onResume, onDiscard }: ResumeOfferProps) {
  const texts = useWizardTexts();
  const { t } = texts;
  const [now] = useState(() => systemClock.now());
  return (
    <Banner
      title={t('resume.title', { name: draft.fileName })}
      actions={
        <>
          <Button size="small" variant="primary" onClick={onResume}>
            {t('resume.goOn')}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t('resume.discard')}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted tabular-nums">{draftFacts(draft, texts, now)}</p>
    </Banner>
  );
}
