import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useState } from 'react';
import { useQueue } from '../../frame/floor-queue.ts';

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

/** One act of the floor without fields. */
export function ActButton({ call, id, label, failedTitle }: ActButtonProps) {
  const { act } = useQueue();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const { text } = useFailureText(fault);
  async function send() {
    setBusy(true);
    setFault(null);
    const eventKey = crypto.randomUUID();
    const done =
      call === 'pack'
        ? act({ call, body: { outboundId: id, eventKey } })
        : call === 'arriveReturn' || call === 'completeReturn'
          ? act({ call, body: { returnId: id, eventKey } })
          : call === 'startWork' || call === 'finishWork'
            ? act({ call, body: { workOrderId: id, eventKey } })
            : call === 'arriveCrossdock' || call === 'closeCrossdock'
              ? act({ call, body: { crossdockId: id, eventKey } })
              : act({ call, body: { inboundId: id, eventKey } });
    await done.catch((error: unknown) => setFault(error));
    setBusy(false);
  }
  return (
    <div className="grid gap-3">
      <Button variant="primary" size="large" fullWidth loading={isBusy} onClick={() => void send()}>
        {label}
      </Button>
      {fault === null ? null : (
        <Banner tone="danger" title={failedTitle} live>
          {text}
        </Banner>
      )}
    </div>
  );
}
