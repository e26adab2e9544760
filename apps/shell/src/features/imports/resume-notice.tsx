import type { ToasterHandle } from '@lading/ui/toaster';
import { useEffect, useRef } from 'react';
import { systemClock } from '../../platform/clock.ts';
import { draftFacts } from './draft-facts.ts';
import type { ImportDraft } from './model/drafts/import-draft.ts';
import { useWizardTexts } from './steps/use-wizard-texts.ts';

interface ResumeNoticeProps {
  draft: ImportDraft;
  toaster: ToasterHandle;
  onResume: (draft: ImportDraft) => void;
}

/** A notice on the page, after a reload or a sign-in, that an import can be resumed; it stays until it is closed. */
export default function ResumeNotice({ draft, toaster, onResume }: ResumeNoticeProps) {
  const texts = useWizardTexts();
  const resume = useRef(onResume);
  useEffect(() => {
    resume.current = onResume;
  });

  useEffect(() => {
    const id = `unfinished ${draft.id}`;
    toaster.info(texts.t('resume.notice', { name: draft.fileName }), {
      id,
      description: draftFacts(draft, texts, systemClock.now()),
      action: { label: texts.t('resume.goOn'), onSelect: () => resume.current(draft) },
      timeoutMs: 0,
    });
    return () => toaster.close(id);
  }, [draft, texts, toaster]);

  return null;
}
