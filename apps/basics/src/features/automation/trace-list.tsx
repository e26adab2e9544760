import type { RuleTrace } from '@lading/contracts/automation';
import { Badge } from '@lading/ui/badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RuleChangeLine } from './rule-change-line.tsx';
import type { RuleTexts } from './use-rule-texts.ts';

/** The values set by rules, each with its rule and its current state. */
export function TraceList({
  traces,
  texts,
  withOrder = false,
}: {
  traces: readonly RuleTrace[];
  texts: RuleTexts;
  withOrder?: boolean;
}) {
  const { t } = useTranslation('automation');
  return (
    <ul className="grid gap-2">
      {traces.map(({ traceId, orderId, orderNo, change, state, ruleName, ruleVersion }) => (
        <li key={traceId} className="text-sm">
          {withOrder ? (
            <Link to={`/orders/${encodeURIComponent(orderId)}`} className="mr-2 text-brand-ink underline">
              {orderNo}
            </Link>
          ) : null}
          <RuleChangeLine change={change} texts={texts} />
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
            <span className="break-words">
              {ruleName} · {t('trace.version', { version: ruleVersion })}
            </span>
            {state === 'SET' ? null : <Badge>{t(`state.${state}`)}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
