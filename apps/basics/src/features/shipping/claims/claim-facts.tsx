import type { Claim, ClaimState } from '@lading/contracts/shipment-service';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useNow } from '@lading/sub-app-kit/use-now';
import { Badge } from '@lading/ui/badge';
import { DescriptionList } from '@lading/ui/description-list';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The time left until a moment: whole days, in the last two days whole hours, or nothing. */
export function timeLeft(
  until: string,
  now: Date,
): { unit: 'days' | 'hours'; count: number; isShort: boolean } | null {
  const left = Date.parse(until) - now.getTime();
  if (!(left > 0)) return null;
  return left >= 2 * dayMs
    ? { unit: 'days', count: Math.floor(left / dayMs), isShort: left < 7 * dayMs }
    : { unit: 'hours', count: Math.max(1, Math.floor(left / hourMs)), isShort: true };
}

const looks: Record<ClaimState, Status> = {
  DRAFT: 'info',
  SUBMITTED: 'progress',
  IN_REVIEW: 'progress',
  NEEDS_ACTION: 'warning',
  APPROVED: 'success',
  APPROVED_PARTIAL: 'success',
  REJECTED: 'danger',
  CANCELLED: 'info',
  PAID: 'success',
};
const link = 'rounded-sm text-brand-ink hover:underline';

/** The status of a claim. */
export function ClaimBadge({ state }: Pick<Claim, 'state'>) {
  const { t } = useTranslation('shippingClaims');
  return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** The time left until a deadline, in words. */
export function useTimeLeft(): (until: string) => { text: string; isShort: boolean } {
  const { t } = useTranslation('shippingClaims');
  const now = new Date(useNow());
  return (until) => {
    const left = timeLeft(until, now);
    if (!left) return { text: t('left.over'), isShort: true };
    return { text: t(`left.${left.unit}`, { count: left.count }), isShort: left.isShort };
  };
}

/** The deadline for submitting a draft; empty once it was submitted. */
export function Deadline({ claim }: { claim: Pick<Claim, 'state' | 'closesTime'> }) {
  const formats = useFormats();
  const leftOf = useTimeLeft();
  if (claim.state !== 'DRAFT') return null;
  const { text, isShort } = leftOf(claim.closesTime);
  return (
    <span title={formats.time(claim.closesTime)}>
      <Badge tone={isShort ? 'warning' : 'neutral'}>{text}</Badge>
    </span>
  );
}

/** All details of a claim. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const { t } = useTranslation('shippingClaims');
  const formats = useFormats();
  const amount = useAmount();
  const { shipmentNo, transactionId } = claim;
  const items = [
    {
      term: t('column.shipment'),
      detail: (
        <Link to={`/shipments?q=${encodeURIComponent(shipmentNo)}`} className={link} title={t('toShipment')}>
          {shipmentNo}
        </Link>
      ),
    },
    { term: t('fact.order'), detail: claim.orderNo },
    { term: t('fact.carrier'), detail: claim.carrierName },
    {
      term: t('fact.tracking'),
      detail: claim.trackingNumber && <span className="select-all">{claim.trackingNumber}</span>,
    },
    { term: t('column.type'), detail: t(`type.${claim.type}`) },
    { term: t('fact.insured'), detail: amount(claim.insured) },
    { term: t('column.requested'), detail: amount(claim.requested) },
    { term: t('column.approved'), detail: amount(claim.approved) },
    {
      term: t('column.deadline'),
      detail: claim.state === 'DRAFT' && (
        <span className="flex flex-wrap items-center gap-2">
          {formats.time(claim.closesTime)} <Deadline claim={claim} />
        </span>
      ),
    },
    { term: t('fact.submitted'), detail: formats.time(claim.submitTime) },
    { term: t('fact.decided'), detail: formats.time(claim.decideTime) },
    { term: t('fact.paid'), detail: formats.time(claim.payTime) },
    {
      term: t('fact.description'),
      detail: <span className="break-words whitespace-pre-line">{claim.description}</span>,
    },
  ];
  return (
    <>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
      {transactionId ? (
        <p className="mt-3 text-sm">
          <HostLink
            href={`/e/#/postage?q=${encodeURIComponent(shipmentNo)}&peek=${encodeURIComponent(transactionId)}`}
            className={link}
          >
            {t('toPayment')}
          </HostLink>
        </p>
      ) : null}
    </>
  );
}
