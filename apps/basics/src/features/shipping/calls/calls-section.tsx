import { useHostState } from '@lading/bridge/react';
import { ownerRole } from '@lading/contracts/identity';
import { carrierCallDays, type CarrierCall } from '@lading/contracts/shipping';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Badge } from '@lading/ui/badge';
import { Collapsible } from '@lading/ui/collapsible';
import { CopyButton } from '@lading/ui/copy-button';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallBodies, useShipmentCalls } from './carrier-call-queries.ts';

/** A part that is loaded when it is opened. */
function Opened({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="group flex w-full items-center gap-2 rounded text-left text-sm">
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 -rotate-90 text-ink-muted group-data-[panel-open]:rotate-0"
          />
          {trigger}
        </button>
      }
    >
      {isOpen ? children : null}
    </Collapsible>
  );
}

function Body({ title, copy, text }: { title: string; copy: string; text: string | null }) {
  const { t } = useTranslation('shippingCalls');
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-xs text-ink-muted">{title}</p>
        {text === null ? null : <CopyButton label={copy} copiedLabel={t('copied')} text={text} />}
      </div>
      {text === null ? (
        <p className="text-sm text-ink-muted">{t('noBody')}</p>
      ) : (
        <pre className="mt-1 rounded-md border border-line bg-sunken p-3 text-xs break-all whitespace-pre-wrap text-ink">
          {text}
        </pre>
      )}
    </div>
  );
}

function Bodies({ callId }: { callId: string }) {
  const { t } = useTranslation('shippingCalls');
  const { data, error, refetch, isFetching } = useCallBodies(callId);
  if (error && !data)
    return (
      <FailureState
        compact
        title={t('bodiesFailed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="mt-2 h-16 w-full" />;
  return (
    <div className="grid gap-3 pt-2 pl-6">
      <Body title={t('request')} copy={t('copyRequest')} text={data.request} />
      <Body title={t('reply')} copy={t('copyReply')} text={data.reply} />
    </div>
  );
}

function CallRow({ call }: { call: CarrierCall }) {
  const { t } = useTranslation('shippingCalls');
  const formats = useFormats();
  const { act, accountName, failure, method, path, status, time } = call;
  const ms = formats.number(call.milliseconds);
  return (
    <li className="py-2">
      <Opened
        trigger={
          <span className="grid min-w-0 grow gap-0.5">
            <span className="flex flex-wrap items-center justify-between gap-x-2">
              <span className="font-medium text-ink">{t(`act.${act}`)}</span>
              <Badge tone={failure ? 'danger' : 'success'}>
                {failure ? t(`failure.${failure}`) : t('succeeded')}
              </Badge>
            </span>
            <span className="text-xs text-ink-muted tabular-nums">
              <time dateTime={time}>{formats.time(time)}</time>
              {` · ${accountName} · `}
              {status === null ? t('unanswered', { ms }) : t('answered', { status, ms })}
            </span>
            <code className="text-xs break-all text-ink-muted">{`${method} ${path}`}</code>
          </span>
        }
      >
        <Bodies callId={call.callId} />
      </Opened>
    </li>
  );
}

function Calls({ shipmentId }: { shipmentId: string }) {
  const { t } = useTranslation('shippingCalls');
  const { data, error, refetch, isFetching } = useShipmentCalls(shipmentId);
  if (error && !data)
    return (
      <FailureState
        compact
        title={t('failed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="mt-2 h-16 w-full" />;
  if (data.calls.length === 0)
    return (
      <EmptyState compact title={t('empty')}>
        {t('emptyHint', { days: carrierCallDays })}
      </EmptyState>
    );
  return (
    <>
      <p className="pt-1 text-xs text-ink-muted">{t('hint', { days: carrierCallDays })}</p>
      <ul className="divide-y divide-line">
        {data.calls.map((call) => (
          <CallRow key={call.callId} call={call} />
        ))}
      </ul>
    </>
  );
}

function Section({ shipmentId }: { shipmentId: string }) {
  const { t } = useTranslation('shippingCalls');
  return (
    <section aria-label={t('title')} className="border-t border-line pt-4">
      <Opened trigger={<span className="font-semibold text-ink">{t('title')}</span>}>
        <Calls shipmentId={shipmentId} />
      </Opened>
    </section>
  );
}

/** The calls to carrier networks for a shipment, for those who manage the carrier accounts (decision record 0176). */
export function CallsSection({ shipmentId }: { shipmentId: string }) {
  const isOwner = useHostState(({ user }) => user?.user.role === ownerRole);
  return isOwner ? <Section shipmentId={shipmentId} /> : null;
}
