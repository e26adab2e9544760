import { floorApi, type FloorInbound } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Card } from '@lading/ui/card';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActButton } from './act-button.tsx';
import { InboundBadge } from './floor-badges.tsx';
import { FloorDetail, LineCount, LineList, LineName } from './floor-detail.tsx';
import { LastScans } from './last-scans.tsx';
import { PhotoTaker } from './photo-taker.tsx';
import { PutAwayForm } from './stow-forms.tsx';
import { Checkbox } from '@lading/ui/checkbox';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { ScanForm } from './scan-form.tsx';
import { outcomeOf, type ScanOutcome } from './scan-outcome.tsx';
import { codesOf, enteredUnits } from './scan-rules.ts';

/** Counts what is scanned: one unit a scan, or as many as are entered for the next one. */
function CountForm({ inbound }: { inbound: FloorInbound }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [isDamaged, setDamaged] = useState(false);
  const [done, setDone] = useState<ScanOutcome | null>(null);

  async function count(code: string) {
    const units = Math.max(1, enteredUnits(quantity));
    const amounts = isDamaged ? { good: 0, damaged: units } : { good: units, damaged: 0 };
    setDone(null);
    const body = { inboundId: inbound.inboundId, eventKey: crypto.randomUUID(), code, ...amounts };
    const reply = await act({ call: 'receive', body });
    const text = t(isDamaged ? 'count.doneDamaged' : 'count.done', { code, units });
    setDone(outcomeOf(reply, body, code, text));
    // What was entered holds for one scan: the next is one good unit again.
    setQuantity(1);
    setDamaged(false);
  }

  return (
    <ScanForm
      label={t('count.scan')}
      button={t('count.button')}
      failedTitle={t('count.failed')}
      onScan={count}
      knownCodes={codesOf(inbound.lines)}
      done={done}
    >
      <div className="flex flex-wrap items-end gap-4">
        <QuantityField value={quantity} onValueChange={setQuantity} />
        <Checkbox label={t('count.damaged')} checked={isDamaged} onCheckedChange={setDamaged} />
      </div>
    </ScanForm>
  );
}

/** One inbound at the dock: it arrives, is counted scan by scan, and put away. */
export function InboundPage() {
  const { t } = useTranslation('warehouseFloor');
  const { inboundId = '' } = useParams();
  return (
    <FloorDetail
      detail={callQuery(useApi(), floorApi.calls.inboundDetail, { params: { inboundId } })}
      list={{ title: t('dock.title'), to: '/dock', back: t('inbound.back') }}
      title={({ inboundNo }) => t('inbound.title', { number: inboundNo })}
      facts={(inbound) => [
        inbound.clientName,
        inbound.clientRef,
        inbound.tracking,
        inbound.containerNo,
        inbound.remark,
      ]}
      badge={({ status }) => <InboundBadge status={status} />}
      failedTitle={t('inbound.failed')}
    >
      {(inbound) => <Inbound inbound={inbound} />}
    </FloorDetail>
  );
}

function Inbound({ inbound }: { inbound: FloorInbound }) {
  const { t } = useTranslation('warehouseFloor');
  const [step, setStep] = useState<'receive' | 'stow'>('receive');
  const { inboundId, acts } = inbound;
  const toStow = inbound.lines.reduce((sum, line) => sum + line.countedGood - line.stowed, 0);
  return (
    <>
      {acts.includes('arrive') ? (
        <ActButton call="arrive" id={inboundId} label={t('inbound.arrive')} failedTitle={t('notDone')} />
      ) : null}
      {acts.includes('receive') ? (
        <Card>
          <div className="grid gap-4">
            <SegmentedControl
              label={t('inbound.step')}
              value={step}
              onValueChange={setStep}
              items={[
                { value: 'receive', label: t('inbound.receive') },
                { value: 'stow', label: t('inbound.stow', { count: toStow }) },
              ]}
            />
            {step === 'receive' ? (
              <CountForm inbound={inbound} />
            ) : (
              <PutAwayForm inbound={inbound} toStow={toStow} />
            )}
          </div>
        </Card>
      ) : null}
      <Lines inbound={inbound} />
      <PhotoTaker
        subjectKind="inbound"
        subjectId={inboundId}
        canAdd={acts.includes('receive') || inbound.status === 'CLOSED'}
      />
      <LastScans events={inbound.timeline} state={inbound.status} />
      {acts.includes('close') && toStow === 0 ? (
        <ActButton call="closeInbound" id={inboundId} label={t('inbound.close')} failedTitle={t('notDone')} />
      ) : null}
    </>
  );
}

function Lines({ inbound }: { inbound: FloorInbound }) {
  const { t } = useTranslation('warehouseFloor');
  return (
    <LineList title={t('inbound.lines')} lines={inbound.lines}>
      {({ skuCode, skuName, lotNo, countedGood, countedDamaged, expected, stowed }) => (
        <>
          <LineName
            name={skuCode}
            detail={[skuName, lotNo && t('lot', { lot: lotNo })].filter(Boolean).join(' · ')}
          />
          <LineCount
            count={t('inbound.counted', { counted: countedGood + countedDamaged, expected })}
            note={[
              countedDamaged > 0 && t('inbound.damagedCount', { units: countedDamaged }),
              t('inbound.stowedCount', { units: stowed }),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </>
      )}
    </LineList>
  );
}
