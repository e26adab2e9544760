import {
  discrepanciesApi,
  discrepancyDecisions,
  discrepancyVerdict,
  type Discrepancy,
  type DiscrepancyDecision,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { TextArea } from '@lading/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscrepancyBadge } from './warehouse-badges.tsx';
import { useWarehouseReload } from './warehouse-queries.ts';

/**
 * The differences in an inbound's count, the warehouse's answers, and the client's decisions. Renders nothing if it arrived as
 * announced.
 */
export function DiscrepancyCard({ inboundId }: { inboundId: string }) {
  const { t } = useTranslation('warehouseDiscrepancies');
  const [chosen, setChosen] = useState<{ row: Discrepancy; act: DiscrepancyDecision } | null>(null);
  const result = useQuery(
    callQuery(useApi(), discrepanciesApi.calls.discrepancyPage, { query: { inboundId, pageSize: 200 } }),
  );
  const { data } = result;
  if (data?.records.length === 0) return null;
  return (
    <Card title={t('title')} flush>
      {data ? (
        <ul aria-label={t('title')} className="divide-y divide-line">
          {data.records.map((row) => (
            <Row key={row.discrepancyId} row={row} onDecide={(act) => setChosen({ row, act })} />
          ))}
        </ul>
      ) : (
        <NotLoaded
          compact
          query={result}
          title={t('listFailed')}
          waiting={<Skeleton className="h-16 w-full" />}
        />
      )}
      {chosen ? <DecideDialog {...chosen} onClose={() => setChosen(null)} /> : null}
    </Card>
  );
}

function Row({ row, onDecide }: { row: Discrepancy; onDecide: (act: DiscrepancyDecision) => void }) {
  const { t } = useTranslation('warehouseDiscrepancies');
  const formats = useFormats();
  const { skuCode, status, reason, floorNote, clientNote, decideTime, decidedBy } = row;
  const kind = `${t(`kind.${row.kind}`)} × ${formats.number(row.quantity)}`;
  const said = [reason ? t(`reason.${reason}`) : '', floorNote].filter(Boolean).join(' · ');
  const decision = { what: t(`status.${status}`), who: decidedBy ?? '', time: formats.time(decideTime) };
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium text-ink">{t('of', { sku: skuCode, kind })}</span>
        <DiscrepancyBadge status={status} />
      </div>
      <p className="text-ink-muted">
        {t('facts', {
          expected: formats.number(row.expected),
          good: formats.number(row.countedGood),
          damaged: formats.number(row.countedDamaged),
        })}
      </p>
      {said ? <p>{t('warehouseSays', { text: said })}</p> : null}
      {clientNote ? <p>{t('clientSays', { text: clientNote })}</p> : null}
      {decideTime && status !== 'OPEN' && status !== 'SETTLED' ? (
        <p className="text-ink-muted">{t(decidedBy ? 'decided' : 'decidedUnnamed', decision)}</p>
      ) : null}
      {row.acts.length > 0 ? (
        <div className="mt-1 flex flex-wrap gap-2">
          {discrepancyDecisions
            .filter((act) => row.acts.includes(act))
            .map((act) => (
              <Button
                key={act}
                size="small"
                aria-label={t('actOf', { act: t(`act.${act}`), sku: skuCode, kind })}
                onClick={() => onDecide(act)}
              >
                {t(`act.${act}`)}
              </Button>
            ))}
        </div>
      ) : null}
    </li>
  );
}

function DecideDialog({
  row,
  act,
  onClose,
}: {
  row: Discrepancy;
  act: DiscrepancyDecision;
  onClose: () => void;
}) {
  const { t } = useTranslation('warehouseDiscrepancies');
  const api = useApi();
  const reload = useWarehouseReload();
  const send = useRequestKey();
  const form = useForm({
    schema: discrepancyVerdict,
    defaults: { note: '' },
    wire: ({ note }) => ({ discrepancyId: row.discrepancyId, act, note: note.trim() || null }),
    submit: async (body) => {
      await send(body, (idempotencyKey) =>
        api.call(discrepanciesApi.calls.decideDiscrepancy, { body }, { idempotencyKey }),
      );
      reload();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('actOf', { act: t(`act.${act}`), sku: row.skuCode, kind: t(`kind.${row.kind}`) })}
      description={t(`actHint.${act}`)}
      submitLabel={t(`act.${act}`)}
      failureTitle={t('notDone')}
      onClose={onClose}
    >
      <TextArea label={t('note')} {...form.field('note')} rows={3} maxLength={500} />
    </FormDialog>
  );
}
