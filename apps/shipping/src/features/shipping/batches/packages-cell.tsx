import { isFromProducts, type BatchRow } from '@lading/contracts/shipping';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';

/** The packages of a row: the first with its size and weight, how many more, and whether they are proposed from product sizes. */
export function PackagesCell({ packages: [first, ...others], packagesFrom }: BatchRow) {
  const { t } = useTranslation(['shippingBatch', 'common']);
  const formats = useFormats();
  if (!first) return t('common:state.none');
  const weight = formats.number(first.weight, { maximumFractionDigits: 2 });
  return (
    <span className="grid leading-tight text-ink-muted">
      <span className="truncate">
        {formats.size(first)} · {weight} {first.unit === 'in/lb' ? 'lb' : 'kg'}
        {others.length > 0 ? ` +${others.length}` : ''}
      </span>
      {isFromProducts(packagesFrom) ? (
        <span className="truncate text-xs text-ink-faint">{t('fromProducts')}</span>
      ) : null}
    </span>
  );
}
