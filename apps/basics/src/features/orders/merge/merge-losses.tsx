import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import {
  orderMergeApi,
  orderWorkLimits,
  type MergeLoss,
  type MergeLossField,
} from '@lading/contracts/orders';
import { customsContents, nonDeliveryOptions, signatureTypes } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Banner } from '@lading/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** The values that a merge of some orders would lose, and whether it is refused; requested each time. */
export function useMergePreview(orderIds: readonly string[]) {
  const api = useApi();
  const input = { query: { orderIds: [...orderIds] } };
  return useQuery({ ...callQuery(api, orderMergeApi.calls.mergePreview, input), staleTime: 0 });
}

/** Shows before a merge which values will be lost: a parcel has one sender, one ship-by date, and a limited number of tags. */
export function MergeLosses({ preview }: { preview: ReturnType<typeof useMergePreview> }) {
  const { t } = useTranslation(['ordersMerge', 'ordersWork', 'ordersCustoms']);
  if (preview.error)
    return isUnknownCall(preview.error) ? null : (
      <NotLoaded compact query={preview} title={t('previewFailed')} />
    );
  const losses = preview.data?.losses ?? [];
  if (losses.length === 0) return null;

  const shown = (field: MergeLossField, value: string): string => {
    const signature = field === 'signatureType' && signatureTypes.find((type) => type === value);
    if (signature) return t(`ordersWork:form.signatures.${signature}`);
    const contents = field === 'customsContents' && customsContents.find((one) => one === value);
    if (contents) return t(`ordersCustoms:contentsNames.${contents}`);
    const nonDelivery = field === 'nonDelivery' && nonDeliveryOptions.find((one) => one === value);
    if (nonDelivery) return t(`ordersCustoms:nonDeliveryNames.${nonDelivery}`);
    return field === 'packages' ? t('packages', { count: Number(value) }) : value;
  };
  const keptOf = ({ field, kept }: MergeLoss): string => {
    if (kept) return shown(field, kept);
    if (field === 'tags') return t('keptTags', { count: orderWorkLimits.tags });
    if (field === 'packages') return t('keptPackages');
    return field === 'sender' ? t('keptSender') : t('keptNone');
  };
  return (
    <Banner tone="warning" live title={t('losses')}>
      <ul className="mt-1 grid max-h-48 gap-1.5 overflow-y-auto">
        {losses.map((loss) => (
          <li key={loss.field} className="break-words">
            <span className="font-medium">{t(`lossField.${loss.field}`)}:</span> {keptOf(loss)}
            <span className="block text-ink-muted">
              {t('lost', {
                what: loss.lost
                  .map(({ orderNo, value }) => `${shown(loss.field, value)} (${orderNo})`)
                  .join('; '),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
