import type { MappingSuggestion } from '@lading/contracts/entities/analysed-file';
import { Badge } from '@lading/ui/badge';
import { useWizardTexts } from '../use-wizard-texts.ts';

const reasons = ['exact', 'alias', 'similar', 'values', 'learned'] as const;
/** Below this a suggestion is worth a second look. */
const sureEnough = 0.8;

/** Why a column was suggested, and how sure that is (decision D8). */
export function SuggestionBadge({ suggestion: { reason, score } }: { suggestion: MappingSuggestion }) {
  const { t, percent } = useWizardTexts();
  const known = reasons.find((name) => name === reason) ?? 'other';
  const words = t(`mapping.reason.${known}`);
  const share = percent(Math.round(score * 100) / 100);
  return (
    <Badge tone={score < sureEnough ? 'warning' : known === 'exact' ? 'success' : 'neutral'}>
      <span aria-hidden="true">{known === 'exact' ? words : `${words} · ${share}`}</span>
      <span className="sr-only">{t('mapping.sure', { reason: words, score: share })}</span>
    </Badge>
  );
}
