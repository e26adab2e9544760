import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FloorAct, QueuedCall } from '../../frame/floor-acts.ts';
import { useQueue } from '../../frame/floor-queue.ts';

/** Sends one action at a time, and keeps the reason of the last refusal; see {@link ActFault}. */
export function useOneAct() {
  const { act } = useQueue();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [fault, setFault] = useState<unknown>(null);
  return {
    isBusy,
    fault,
    /** Returns false if it was refused, or while another one is being sent. */
    async send(one: FloorAct): Promise<boolean> {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setFault(null);
      let isRefused = false;
      await act(one).catch((error: unknown) => {
        isRefused = true;
        setFault(error);
      });
      isRunning.current = false;
      setBusy(false);
      return !isRefused;
    },
  };
}

/** Why an action failed; renders nothing without an error. Announced. */
export function ActFault({ title, fault }: { title: string; fault: unknown }) {
  const { text } = useFailureText(fault);
  if (fault === null) return null;
  return (
    <Banner tone="danger" title={title} live>
      {text}
    </Banner>
  );
}

interface ActButtonProps {
  call:
    | 'arrive'
    | 'closeInbound'
    | 'pack'
    | 'arriveReturn'
    | 'completeReturn'
    | 'startWork'
    | 'finishWork'
    | 'arriveCrossdock'
    | 'closeCrossdock';
  id: string;
  label: string;
  failedTitle: string;
}

function actOf(call: ActButtonProps['call'], id: string): FloorAct {
  const eventKey = crypto.randomUUID();
  if (call === 'pack') return { call, body: { outboundId: id, eventKey } };
  if (call === 'arriveReturn' || call === 'completeReturn') return { call, body: { returnId: id, eventKey } };
  if (call === 'startWork' || call === 'finishWork') return { call, body: { workOrderId: id, eventKey } };
  if (call === 'arriveCrossdock' || call === 'closeCrossdock')
    return { call, body: { crossdockId: id, eventKey } };
  return { call, body: { inboundId: id, eventKey } };
}

/**
 * Whether an action is kept on this device, or still being sent: its page has not changed yet, and a second one would be refused.
 * @param id of the record that it is about
 */
export function useIsSending(call: QueuedCall, id: string): boolean {
  return useQueue().isWaiting((act) => act.call === call && Object.values(act.body).includes(id));
}

/** Shown beside an action that is kept on this device. */
export function KeptNote() {
  const { t } = useTranslation('warehouseFloor');
  const { kept } = useQueue();
  return kept > 0 ? (
    <Banner tone="warning" live>
      {t('keptHere')}
    </Banner>
  ) : null;
}

/** One action of the floor without fields. */
export function ActButton({ call, id, label, failedTitle }: ActButtonProps) {
  const { isBusy, fault, send } = useOneAct();
  const isSending = useIsSending(call, id);
  return (
    <div className="grid gap-3">
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={isBusy || isSending}
        onClick={() => void send(actOf(call, id))}
      >
        {label}
      </Button>
      {isSending ? <KeptNote /> : null}
      <ActFault title={failedTitle} fault={fault} />
    </div>
  );
}
