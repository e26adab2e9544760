import type { ParcelMeasures, ParcelFault } from '@lading/contracts/shipping';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Progress } from '@lading/ui/progress';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { carrierMeasures, weightInPounds, type ServiceVerdict, type Verdict } from './verdict-rules.ts';
import { CircleAlert, CircleX } from 'lucide-react';

/** Units of carriers' limits. */
const units: Partial<Record<ParcelFault['kind'], string>> = { weight: 'lb', volume: 'in³' };

/** One reason for a refusal or a surcharge, with the limit and the parcel's value. */
function FaultLine({ fault }: { fault: ParcelFault }) {
  const { t } = useTranslation('shippingParcels');
  const formats = useFormats();
  const unit = units[fault.kind] ?? 'in';
  const write = (value: ParcelFault['limit']): string => {
    const numbers = typeof value === 'number' ? [value] : value;
    return `${numbers.map((one) => formats.number(one, { maximumFractionDigits: 2 })).join(' × ')} ${unit}`;
  };
  const isError = fault.severity === 'error';
  const Icon = isError ? CircleX : CircleAlert;
  return (
    <li className="flex items-start gap-1.5 text-sm text-ink">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isError ? 'text-danger-ink' : 'text-warning-ink'}`}
      />
      <span>
        {t(`fault.${fault.severity}.${fault.kind}`, {
          actual: write(fault.actual),
          limit: write(fault.limit),
          surcharge: fault.surcharge ? t(`fault.surcharge.${fault.surcharge}`) : '',
        })}
      </span>
    </li>
  );
}

const looks: Record<Verdict, Status> = {
  unknown: 'waiting',
  fits: 'success',
  surcharge: 'warning',
  refused: 'danger',
};

export interface ServiceRowProps {
  answer: ServiceVerdict;
  parcel: ParcelMeasures | null;
}

/** One service: its verdict, the parcel's share of each limit, and every reason. */
export function ServiceRow({ answer, parcel }: ServiceRowProps) {
  const { t } = useTranslation('shippingParcels');
  const formats = useFormats();
  const { bounds, verdict, faults } = answer;
  const isLarge = verdict === 'surcharge' && faults.some(({ surcharge }) => surcharge === 'large-package');
  const measured = parcel ? carrierMeasures(parcel) : null;
  const name = t(`service.${bounds.service}`);

  const gauge = (label: string, used: number | undefined, limit: number, unit: string) => {
    const most = `${formats.number(limit)} ${unit}`;
    const text =
      used === undefined
        ? t('check.upTo', { limit: most })
        : t('check.usedOf', { used: formats.number(used, { maximumFractionDigits: 1 }), limit: most });
    return (
      <Progress
        label={label}
        value={Math.min(used ?? 0, limit)}
        max={limit}
        valueText={text}
        tone={used !== undefined && used > limit ? 'danger' : 'brand'}
      />
    );
  };

  return (
    <li aria-label={name} className="border-b border-line p-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="text-base font-semibold text-ink">{name}</h3>
        <StatusBadge status={looks[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>
      </div>
      <div className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {gauge(t('check.weight'), parcel ? weightInPounds(parcel) : undefined, bounds.weight, 'lb')}
        {bounds.longest === null ? null : gauge(t('check.longest'), measured?.sides[0], bounds.longest, 'in')}
        {gauge(t('check.lengthPlusGirth'), measured?.lengthPlusGirth, bounds.lengthPlusGirth, 'in')}
      </div>
      {faults.length > 0 ? (
        <ul className="mt-3 grid gap-1">
          {faults.map((fault) => (
            <FaultLine key={`${fault.severity}-${fault.kind}`} fault={fault} />
          ))}
          {isLarge && bounds.largePackage ? (
            <li className="text-sm text-ink-muted">
              {t('fault.billedAtLeast', { weight: `${formats.number(bounds.largePackage.leastLb)} lb` })}
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}
