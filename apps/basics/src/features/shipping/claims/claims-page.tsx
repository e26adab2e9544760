import { claimStates, type Claim } from '@lading/contracts/shipment-service';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { Plus, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAskedShipment } from '../use-asked-shipment.ts';
import { ClaimBadge, Deadline } from './claim-facts.tsx';
import {
  claimListAddress,
  useClaimExport,
  useClaimPages,
  useClaimStateCounts,
  type ClaimFilters,
  type ClaimSort,
} from './claim-queries.ts';

const ClaimDialog = late(async () => (await import('./claim-dialog.tsx')).ClaimDialog);
const ClaimPanel = late(async () => (await import('./claim-panel.tsx')).ClaimPanel);

function useClaimColumns(): ListColumn<Claim>[] {
  const { t } = useTranslation('shippingClaims');
  const formats = useFormats();
  const amount = useAmount();
  return useMemo(
    () => [
      { id: 'claim', header: t('column.claim'), width: 110, cell: ({ claimId }) => claimId },
      { id: 'shipment', header: t('column.shipment'), width: 140, grow: 1, cell: (one) => one.shipmentNo },
      { id: 'type', header: t('column.type'), width: 110, cell: ({ type }) => t(`type.${type}`) },
      {
        id: 'state',
        header: t('column.state'),
        width: 160,
        phone: 'end',
        cell: ({ state }) => <ClaimBadge state={state} />,
      },
      {
        id: 'requested',
        header: t('column.requested'),
        numeric: true,
        width: 110,
        cell: ({ requested }) => amount(requested),
      },
      {
        id: 'approved',
        header: t('column.approved'),
        numeric: true,
        width: 110,
        phone: 'none',
        cell: ({ approved }) => amount(approved),
      },
      {
        id: 'closesTime',
        header: t('column.deadline'),
        sortable: true,
        width: 140,
        cell: (one) => <Deadline claim={one} />,
      },
      {
        id: 'createTime',
        header: t('column.created'),
        sortable: true,
        width: 128,
        card: ({ createTime }) => formats.messageTime(createTime),
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
    ],
    [t, formats, amount],
  );
}

/** Insurance claims (spec §2, "Shipment Service"): drafted here, decided by the insurer, paid into the postage wallet. */
export function ClaimsPage() {
  const { t } = useTranslation(['shippingClaims', 'shellMenu']);
  const navigate = useNavigate();
  const [adds, add] = useState(false);
  const exportClaims = useClaimExport();
  const { shipmentId, leave } = useAskedShipment();
  const button = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => add(true)}>
      {t('add')}
    </Button>
  );
  const list: ListDefinition<Claim, ClaimSort, ClaimFilters> = {
    id: 'claims',
    address: claimListAddress,
    page: useClaimPages(),
    title: t('shellMenu:settings.insuranceClaim'),
    label: t('label'),
    failedTitle: t('failed'),
    export: exportClaims,
    exportChosen: exportClaims,
    empty: (
      <EmptyState icon={<ShieldCheck />} title={t('empty')} action={button}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ claimId }) => claimId,
    rowName: ({ claimId }) => claimId,
    columns: useClaimColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'state',
      label: t('stateLabel'),
      allLabel: t('allStates'),
      items: claimStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
      counts: useClaimStateCounts(),
    },
    peek: {
      title: ({ claimId }) => t('one', { no: claimId }),
      body: (claim) => <ClaimPanel key={claim.claimId} claim={claim} />,
    },
  };
  return (
    <>
      <ListPage list={list} actions={button} />
      {adds || shipmentId !== null ? (
        <ClaimDialog
          {...(shipmentId !== null && { shipmentId })}
          onClose={() => {
            add(false);
            leave();
          }}
          onSaved={(claimId) => {
            add(false);
            // Its files are added in the panel.
            void navigate(`/settings/insurance-claim?peek=${encodeURIComponent(claimId)}`);
          }}
        />
      ) : null}
    </>
  );
}
