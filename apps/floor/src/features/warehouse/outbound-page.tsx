import { floorApi, floorFreightApi, type FloorOutbound } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { saveFile } from '@lading/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActButton, ActFault, KeptNote, useIsSending, useOneAct } from './act-button.tsx';
import { OutboundBadge } from './floor-badges.tsx';
import { FloorDetail, LineCount, LineList, LineName } from './floor-detail.tsx';
import { LastScans } from './last-scans.tsx';
import { PalletForm } from './pallet-form.tsx';
import { PickForm } from './pick-form.tsx';
import { DepartForm, ShipForm } from './ship-forms.tsx';
import { PutBackForm } from './stow-forms.tsx';

/** One order on the floor: picked scan by scan, packed, and handed to a carrier. */
export function OutboundPage() {
  const { t } = useTranslation('warehouseFloor');
  const { outboundId = '' } = useParams();
  return (
    <FloorDetail
      detail={callQuery(useApi(), floorApi.calls.outboundDetail, { params: { outboundId } })}
      list={{ title: t('pick.title'), to: '/pick', back: t('outbound.back') }}
      title={({ outboundNo }) => t('outbound.title', { number: outboundNo })}
      facts={({ clientName, clientRef, recipient }) => [
        clientName,
        clientRef,
        recipient.name,
        recipient.city,
        recipient.stateCode,
        recipient.countryCode,
      ]}
      badge={({ status }) => <OutboundBadge status={status} />}
      failedTitle={t('outbound.failed')}
    >
      {(outbound) => <Outbound outbound={outbound} />}
    </FloorDetail>
  );
}

function Outbound({ outbound }: { outbound: FloorOutbound }) {
  const { t } = useTranslation('warehouseFloor');
  const { outboundId, acts, freight } = outbound;
  const left = outbound.lines.reduce((sum, line) => sum + line.ordered - line.picked, 0);
  const hasPicked = outbound.lines.some((line) => line.picked > 0);
  return (
    <>
      {acts.includes('pick') && left > 0 ? (
        <Card title={t('outbound.pick')}>
          <PickForm outbound={outbound} />
        </Card>
      ) : null}
      {acts.includes('acceptCancel') ? <CancelAnswer outboundId={outboundId} /> : null}
      {acts.includes('putBack') ? (
        <Card title={t('cancel.putBackTitle')}>
          <PutBackForm outbound={outbound} />
        </Card>
      ) : null}
      {outbound.status === 'BACKORDERED' ? (
        <Banner tone="warning" title={t('short.waits')}>
          {t(hasPicked ? 'short.waitsPicked' : 'short.waitsText')}
        </Banner>
      ) : null}
      {freight ? <BillButton outboundId={outboundId} /> : null}
      {acts.includes('pack') && left === 0 && freight ? <PalletForm outboundId={outboundId} /> : null}
      {acts.includes('pack') && left === 0 && !freight ? (
        <ActButton call="pack" id={outboundId} label={t('outbound.pack')} failedTitle={t('notDone')} />
      ) : null}
      {acts.includes('ship') && freight ? (
        <DepartForm outboundId={outboundId} scac={freight.scac ?? ''} />
      ) : null}
      {acts.includes('ship') && !freight ? (
        <Card title={t('outbound.ship')}>
          <ShipForm outboundId={outboundId} />
        </Card>
      ) : null}
      <Lines outbound={outbound} />
      <LastScans events={outbound.timeline} state={outbound.status} />
    </>
  );
}

function Lines({ outbound }: { outbound: FloorOutbound }) {
  const { t } = useTranslation('warehouseFloor');
  return (
    <LineList title={t('outbound.lines')} lines={outbound.lines}>
      {({ skuCode, skuName, picked, ordered, places: [place] }) => (
        <>
          <LineName name={skuCode} detail={skuName} />
          <LineCount
            count={t('pick.picked', { picked, units: ordered })}
            note={picked < ordered && place ? t('outbound.from', { bin: place.binCode }) : undefined}
          />
        </>
      )}
    </LineList>
  );
}

/** The client requests the cancellation of an order in progress. */
function CancelAnswer({ outboundId }: { outboundId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const { fault, send } = useOneAct();
  const [isAccepted, setAccepted] = useState(false);
  const isSending = useIsSending('answerCancel', outboundId);
  function answer(accepts: boolean) {
    setAccepted(accepts);
    const body = { outboundId, eventKey: crypto.randomUUID(), isAccepted: accepts };
    void send({ call: 'answerCancel', body });
  }
  return (
    <Card title={t('cancel.title')}>
      <div className="grid gap-3">
        <p className="text-sm text-ink">{t('cancel.text')}</p>
        <Button
          variant="primary"
          size="large"
          fullWidth
          loading={isSending && isAccepted}
          disabled={isSending && !isAccepted}
          onClick={() => answer(true)}
        >
          {t('cancel.accept')}
        </Button>
        <Button
          size="large"
          fullWidth
          loading={isSending && !isAccepted}
          disabled={isSending && isAccepted}
          onClick={() => answer(false)}
        >
          {t('cancel.refuse')}
        </Button>
        {isSending ? <KeptNote /> : null}
        <ActFault title={t('notDone')} fault={fault} />
      </div>
    </Card>
  );
}

/** The bill of lading, for the driver to sign. */
function BillButton({ outboundId }: { outboundId: string }) {
  const { t } = useTranslation('warehouseFreight');
  const api = useApi();
  const bill = useMutation({
    mutationFn: async () => {
      const { floorBillOfLading } = floorFreightApi.calls;
      const { blob, fileName } = await api.download(floorBillOfLading, { params: { outboundId } });
      saveFile(blob, fileName ?? 'bill-of-lading.pdf');
    },
  });
  return (
    <div className="grid gap-3">
      {bill.error ? <FailureBanner title={t('bolFailed')} fault={bill.error} /> : null}
      <Button
        className="justify-self-start"
        icon={<FileText aria-hidden="true" />}
        loading={bill.isPending}
        onClick={() => bill.mutate()}
      >
        {t('bol')}
      </Button>
    </div>
  );
}
