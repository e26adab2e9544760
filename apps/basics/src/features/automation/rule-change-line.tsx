import type { RuleChange } from '@lading/contracts/automation';
import { useTranslation } from 'react-i18next';
import type { RuleTexts } from './use-rule-texts.ts';

/** One field that a rule sets: its old and its new value. */
export function RuleChangeLine({ change, texts }: { change: RuleChange; texts: RuleTexts }) {
  const { t } = useTranslation('automation');
  const { from, to } = texts.change(change);
  return (
    <span className="break-words">
      <span className="text-ink-muted">{t(`changed.${change.field}`)}: </span>
      {from === null ? null : (
        <>
          <del className="text-ink-muted">{from}</del>
          <span aria-hidden="true" className="px-1 text-ink-faint">
            →
          </span>
        </>
      )}
      <ins className="text-ink no-underline">{to}</ins>
    </span>
  );
}
