import type { ParcelFault } from '@lading/contracts/shipping';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { CircleAlert, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** One reason for a refusal or a surcharge, with the bound and what the parcel has. */
export function FaultLine({ fault }: { fault: ParcelFault }) {
  const { t } = useTranslation('shippingParcels');
  const formats = useFormats();
  const unit = fault.kind === 'weight' ? 'lb' : 'in';
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
        })}
      </span>
    </li>
  );
}
