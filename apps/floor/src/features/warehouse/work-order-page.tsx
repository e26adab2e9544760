import { floorWorkApi, workNeedsBin, type FloorWorkOrder, type WorkKind } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActButton, KeptNote, useIsSending } from './act-button.tsx';
import { WorkOrderBadge } from './floor-badges.tsx';
import { FloorDetail, LineCount, LineList, LineName } from './floor-detail.tsx';
import { LastScans } from './last-scans.tsx';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { BinField, ScanForm } from './scan-form.tsx';
import { outcomeOf, type ScanOutcome } from './scan-outcome.tsx';
import { enteredUnits, scannedText } from './scan-rules.ts';

/** Reports completed units: the bin is kept for the next scan, the number applies to one. */
function WorkForm({ workOrderId, kind }: { workOrderId: string; kind: WorkKind }) {
  const { t } = useTranslation('warehouseWork');
  const { act } = useQueue();
  const [bin, setBin] = useState('');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [done, setDone] = useState<ScanOutcome | null>(null);

  async function report(code: string) {
    const units = Math.max(1, enteredUnits(quantity));
    const binCode = workNeedsBin(kind) ? scannedText(bin) : '';
    setDone(null);
    const body = {
      workOrderId,
      eventKey: crypto.randomUUID(),
      code,
      quantity: units,
      ...(binCode ? { binCode } : {}),
    };
    const reply = await act({ call: 'reportWork', body });
    setDone(outcomeOf(reply, body, code, t('floor.reported', { code, units })));
    setQuantity(1);
  }

  return (
    <div className="grid gap-4">
      {kind === 'RELABEL' || kind === 'REPACK' ? null : (
        <BinField
          label={t(`floor.bin.${kind}`)}
          description={t('floor.binHint')}
          value={bin}
          onValueChange={setBin}
        />
      )}
      <ScanForm
        label={t('floor.report')}
        button={t('floor.reportButton')}
        failedTitle={t('floor.notReported')}
        onScan={report}
        done={done}
      >
        <QuantityField value={quantity} onValueChange={setQuantity} />
      </ScanForm>
    </div>
  );
}

/** One work order on the floor: it is started, units are reported, and it ends as done or with a reason why not. */
export function WorkOrderPage() {
  const { t } = useTranslation('warehouseWork');
  const { workOrderId = '' } = useParams();
  return (
    <FloorDetail
      detail={callQuery(useApi(), floorWorkApi.calls.floorWorkOrder, { params: { workOrderId } })}
      list={{ title: t('floor.title'), to: '/work', back: t('floor.back') }}
      title={({ workOrderNo }) => t('one', { number: workOrderNo })}
      facts={({ clientName, clientRef, kind }) => [clientName, clientRef, t(`kind.${kind}`)]}
      badge={({ status }) => <WorkOrderBadge status={status} />}
      failedTitle={t('failed')}
    >
      {(known) => <WorkOrder known={known} />}
    </FloorDetail>
  );
}

function WorkOrder({ known }: { known: FloorWorkOrder }) {
  const { t } = useTranslation('warehouseWork');
  const { workOrderId, acts, kind } = known;
  const failedTitle = t('floor.notDone');
  const isComplete = known.done >= known.planned;
  return (
    <>
      {known.instructions ? (
        <Card title={t('column.instructionsShown')}>
          <p className="text-sm whitespace-pre-wrap">{known.instructions}</p>
        </Card>
      ) : null}
      {acts.includes('start') ? (
        <ActButton call="startWork" id={workOrderId} label={t('floor.start')} failedTitle={failedTitle} />
      ) : null}
      {acts.includes('report') && !isComplete ? (
        <Card>
          <WorkForm workOrderId={workOrderId} kind={kind} />
        </Card>
      ) : null}
      <Lines known={known} />
      {acts.length > 0 && known.places.length > 0 ? <Places known={known} /> : null}
      <LastScans events={known.timeline} state={known.status} />
      {acts.includes('finish') && isComplete ? (
        <ActButton call="finishWork" id={workOrderId} label={t('floor.finish')} failedTitle={failedTitle} />
      ) : null}
      {acts.includes('reject') ? <Reject workOrderId={workOrderId} /> : null}
    </>
  );
}

function Lines({ known }: { known: FloorWorkOrder }) {
  const { t } = useTranslation('warehouseWork');
  return (
    <LineList title={t('products')} lines={known.lines}>
      {({ skuCode, skuName, parts, done, planned, condition }) => (
        <>
          <LineName
            name={skuCode}
            detail={skuName}
            more={parts.map((part) => t('parts', { sku: part.skuCode, units: part.perUnit })).join(' · ')}
          />
          <LineCount
            count={t('doneOf', { done, planned })}
            note={condition === 'DAMAGED' ? t('condition.DAMAGED') : undefined}
          />
        </>
      )}
    </LineList>
  );
}

function Places({ known }: { known: FloorWorkOrder }) {
  const { t } = useTranslation('warehouseWork');
  const skus = [...new Set(known.places.map(({ skuCode }) => skuCode))];
  return (
    <Card title={t('floor.places')} flush>
      <ul aria-label={t('floor.places')} className="divide-y divide-line">
        {skus.map((sku) => (
          <li key={sku} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3">
            <span className="font-medium">{sku}</span>
            <span className="text-ink-muted tabular-nums">
              {known.places
                .filter(({ skuCode }) => skuCode === sku)
                .map(({ binCode, quantity }) => t('floor.place', { bin: binCode, units: quantity }))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What staff enter. */
const rejection = floorWorkApi.calls.rejectWork.body.pick({ note: true });

function Reject({ workOrderId }: { workOrderId: string }) {
  const { t } = useTranslation('warehouseWork');
  const isSending = useIsSending('rejectWork', workOrderId);
  const { act } = useQueue();
  const form = useForm({
    schema: rejection,
    defaults: { note: '' },
    submit: async ({ note }) => {
      await act({ call: 'rejectWork', body: { workOrderId, eventKey: crypto.randomUUID(), note } });
      form.reset(form.values);
    },
  });
  return (
    <Card title={t('floor.cannot')}>
      <form {...form.props} className="grid gap-3">
        {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
        <TextField label={t('floor.reason')} {...form.field('note')} maxLength={500} />
        <Button type="submit" size="large" fullWidth loading={form.isPending || isSending}>
          {t('floor.reject')}
        </Button>
        {isSending ? <KeptNote /> : null}
        <FormFailure failure={form.failure} title={t('floor.notDone')} />
      </form>
    </Card>
  );
}
