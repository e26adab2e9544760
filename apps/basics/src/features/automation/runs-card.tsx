import type { RuleRun } from '@lading/contracts/automation';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Collapsible } from '@lading/ui/collapsible';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { ChevronDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleActs, useRuns, useRunTraces } from './automation-queries.ts';
import { TraceList } from './trace-list.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

/** Changes of one run reported by the server. */
const tracesShown = 1_000;

function RunTraces({ runId }: { runId: string }) {
  const { t } = useTranslation('automation');
  const texts = useRuleTexts();
  const { data, error, isFetching, refetch } = useRunTraces(runId);
  if (error)
    return (
      <FailureState
        title={t('runs.failed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-16 w-full" />;
  return (
    <>
      <TraceList traces={data} texts={texts} withOrder />
      {data.length === tracesShown ? (
        <p className="mt-2 text-sm text-ink-muted">{t('runs.first', { count: tracesShown })}</p>
      ) : null}
    </>
  );
}

function RunRow({ run, onUndo }: { run: RuleRun; onUndo: () => void }) {
  const { t } = useTranslation('automation');
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const time = formats.time(run.time);
  return (
    <li className="border-b border-line py-2.5 last:border-b-0">
      <Collapsible
        open={isOpen}
        onOpenChange={setOpen}
        className="pt-3 pl-6"
        trigger={
          <button
            type="button"
            className="group flex w-full flex-wrap items-center gap-x-4 gap-y-1 rounded text-left text-sm"
          >
            <ChevronDown
              aria-hidden="true"
              className="size-4 -rotate-90 text-ink-muted group-data-[panel-open]:rotate-0"
            />
            <span className="font-medium text-ink tabular-nums">{time}</span>
            <span className="text-ink-muted tabular-nums">
              {t('runs.matched', { matched: run.matched, orders: run.orders })}
            </span>
            <span className="text-ink-muted tabular-nums">
              {t('runs.changes')}: {formats.number(run.changes)}
            </span>
          </button>
        }
      >
        {isOpen ? <RunTraces runId={run.runId} /> : null}
      </Collapsible>
      <div className="mt-1 pl-6">
        {run.undoneTime ? (
          <span className="text-sm text-ink-muted">
            {t('runs.undone', { name: run.undoneBy ?? '' })} · {formats.time(run.undoneTime)}
          </span>
        ) : run.changes > 0 ? (
          <Button
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            aria-label={t('runs.undoOne', { time })}
            onClick={onUndo}
          >
            {t('runs.undo')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** What rules did lately, with a way to take each run back. */
export function RunsCard() {
  const { t } = useTranslation(['automation', 'common']);
  const query = useRuns();
  const { data } = query;
  const { undo } = useRuleActs();
  const [asked, ask] = useState<RuleRun | null>(null);
  return (
    <Card title={t('runs.title')} description={t('runs.text')}>
      {undo.error ? <FailureBanner title={t('notDone')} fault={undo.error} /> : null}
      {undo.data ? (
        <Banner tone="success" live>
          {t('runs.undoneReport', { undone: undo.data.undone, kept: undo.data.kept })}
        </Banner>
      ) : null}
      {data ? (
        data.length === 0 ? (
          <p className="text-sm text-ink-muted">{t('runs.empty')}</p>
        ) : (
          <ul>
            {data.map((run) => (
              <RunRow key={run.runId} run={run} onUndo={() => ask(run)} />
            ))}
          </ul>
        )
      ) : (
        <NotLoaded query={query} title={t('runs.failed')} waiting={<Skeleton className="h-24 w-full" />} />
      )}
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : ask(null))}
          title={t('runs.undoTitle')}
          confirmLabel={t('runs.undo')}
          cancelLabel={t('common:action.cancel')}
          onConfirm={() => undo.mutateAsync(asked.runId).finally(() => ask(null))}
        >
          {t('runs.undoText')}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
