import { attentionDays, attentionKinds, labelChoices } from '@lading/contracts/shipping';
import type { ListFilter } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { shippedBy } from '../../service-name.ts';
import { useShipmentFacets, type ShipmentFilters } from './shipment-queries.ts';

type Name = keyof ShipmentFilters;
type Option = { value: string; label: string };

const byLabel = (options: readonly Option[]): Option[] =>
  options.toSorted((one, other) => one.label.localeCompare(other.label));

/** The filters of the list of shipments. */
export function useShipmentFilters(): ListFilter<Name>[] {
  const { t } = useTranslation(['shippingShipments', 'shippingAttention', 'orders']);
  const formats = useFormats();
  const [params] = useSearchParams();
  const { carriers, services, countries, stores } = useShipmentFacets();
  /** A value of the address that no shipment has is listed too, so that it can be seen and removed. */
  const among = (name: Name, label: string, anyLabel: string, known: readonly Option[]): ListFilter<Name> => {
    const chosen = params.get(name);
    const isListed = !chosen || known.some(({ value }) => value === chosen);
    const options = isListed ? known : [...known, { value: chosen, label: chosen }];
    return { kind: 'choice', name, label, anyLabel, options, isExtra: true };
  };
  // A batch is chosen on its own page.
  const batch = params.get('batch');
  const ofBatch = batch && [{ value: batch, label: t('filter.batchNo', { no: batch }) }];
  return [
    ...(ofBatch
      ? [{ ...among('batch', t('filter.batch'), t('filter.anyBatch'), ofBatch), isExtra: false }]
      : []),
    {
      kind: 'choice',
      name: 'attention',
      label: t('shippingAttention:filter'),
      anyLabel: t('shippingAttention:any'),
      options: [
        { value: 'ANY', label: t('shippingAttention:every') },
        ...attentionKinds.map((kind) => ({
          value: kind,
          label: t(`shippingAttention:kind.${kind}`, { days: attentionDays.STUCK }),
        })),
      ],
    },
    {
      kind: 'choice',
      name: 'label',
      label: t('labelFilter.title'),
      anyLabel: t('labelFilter.any'),
      options: labelChoices.map((value) => ({ value, label: t(`labelFilter.${value}`) })),
    },
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      labels: { from: t('orders:created.from'), to: t('orders:created.to') },
      fold: t('orders:created.days'),
    },
    among(
      'carrier',
      t('filter.carrier'),
      t('filter.anyCarrier'),
      carriers.map((value) => ({ value, label: value })),
    ),
    among(
      'service',
      t('filter.service'),
      t('filter.anyService'),
      byLabel(services.map((one) => ({ value: one.serviceCode, label: shippedBy(one, formats) }))),
    ),
    among(
      'store',
      t('orders:orders.store'),
      t('orders:orders.allStores'),
      stores.map(({ storeId: value, name }) => ({ value, label: name ?? value })),
    ),
    among(
      'country',
      t('filter.country'),
      t('filter.anyCountry'),
      byLabel(countries.map((value) => ({ value, label: formats.country(value) }))),
    ),
    {
      kind: 'days',
      from: 'shipFrom',
      to: 'shipTo',
      labels: { from: t('filter.shipFrom'), to: t('filter.shipTo') },
      fold: t('shipDate'),
      isExtra: true,
    },
  ];
}
