import type { RoutingCandidate, RoutingDecision, RoutingVerdict } from '@lading/contracts/warehouse';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { useAmount } from '../use-amount.ts';
import { useFormats } from '../use-formats.ts';

const looks: Record<RoutingVerdict, Status> = {
  CHOSEN: 'success',
  PART: 'success',
  SHORT: 'waiting',
  COUNTRY: 'waiting',
  OFF: 'info',
  DEARER: 'info',
  LOWER_RANK: 'info',
  NOT_ASSIGNED: 'info',
};

function Candidate({ candidate }: { candidate: RoutingCandidate }) {
  const { t } = useTranslation('warehouseRouting');
  const formats = useFormats();
  const amount = useAmount();
  const { warehouseName, verdict, cost, short } = candidate;
  return (
    <li className="py-2">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 break-words text-ink">{warehouseName}</span>
        <StatusBadge status={looks[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>
      </span>
      {cost ? (
        <span className="block text-xs text-ink-muted">{t('why.cost', { amount: amount(cost) })}</span>
      ) : null}
      {short.map(({ skuCode, wanted, available }) => (
        <span key={skuCode} className="block text-xs break-words text-ink-muted">
          {t('why.short', {
            code: skuCode,
            wanted: formats.number(wanted),
            available: formats.number(available),
          })}
        </span>
      ))}
    </li>
  );
}

/** Why an order was routed to its warehouse, or to none, with the findings for each warehouse. */
export function RoutingWhy({ decision }: { decision: RoutingDecision }) {
  const { t } = useTranslation('warehouseRouting');
  const formats = useFormats();
  const { rule, userName, time, considered, problem } = decision;
  const when = formats.time(time);
  return (
    <div className="text-sm">
      <p className="text-ink">
        {problem ? formats.pick(problem.message, problem.zhMessage) : t(`rule.${rule}`)}
      </p>
      <p className="mt-0.5 text-xs text-ink-muted">
        {userName ? t('why.by', { name: userName, when }) : t('why.byItself', { when })}
      </p>
      {considered.length > 0 ? (
        <ul aria-label={t('why.considered')} className="mt-2 divide-y divide-line border-t border-line">
          {considered.map((candidate) => (
            <Candidate key={candidate.warehouseId} candidate={candidate} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
