import type { AutomationRule, RuleDraft } from '@lading/contracts/automation';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import type { RuleTexts } from './use-rule-texts.ts';

const parts = [
  'name',
  'trigger',
  'criteria',
  'actions',
  'isFinal',
] as const satisfies readonly (keyof RuleDraft)[];
const labels = {
  name: 'editor.name',
  trigger: 'editor.trigger',
  criteria: 'editor.conditions',
  actions: 'editor.actions',
  isFinal: 'editor.isFinal',
} as const;

interface RuleEditedNoteProps {
  /** What the form was opened with. */
  known: AutomationRule;
  /** What another person has saved since. */
  theirs: AutomationRule;
  texts: RuleTexts;
  /** The next attempt replaces theirs. */
  onKeep: () => void;
  /** Discards the input for theirs. */
  onTake: () => void;
}

/** Another person has saved the rule while it was being edited: what they changed, and which version goes on. */
export function RuleEditedNote({ known, theirs, texts, onKeep, onTake }: RuleEditedNoteProps) {
  const { t } = useTranslation('automation');
  const changed = parts.filter((part) => JSON.stringify(known[part]) !== JSON.stringify(theirs[part]));
  return (
    <Banner
      tone="warning"
      live
      title={t('edited.title', { name: theirs.updatedBy ?? '' })}
      actions={
        <>
          <Button size="small" onClick={onKeep}>
            {t('edited.keep')}
          </Button>
          <Button size="small" onClick={onTake}>
            {t('edited.take')}
          </Button>
        </>
      }
    >
      <p>{t('edited.parts', { parts: changed.map((part) => t(labels[part])).join(', ') })}</p>
      <p className="break-words">
        {`${theirs.name}: ${t(`trigger.${theirs.trigger}`)}: ${texts.conditions(theirs.criteria)}, ${texts.actions(theirs)}`}
      </p>
      <p>{t('edited.text')}</p>
    </Banner>
  );
}
