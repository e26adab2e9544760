import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { CloseButton } from '@lading/ui/close-button';
import { keepFocusAbove } from '@lading/ui/keep-focus-above';
import type { RowNote } from '@lading/ui/list-table';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../components/export-menu.tsx';
import { failureText } from '../use-failure-text.ts';
import { useLanguage } from '../use-language.ts';
import { ActButtons } from './act-buttons.tsx';
import { reasonsOf, refusalOf } from './act-limit-rules.ts';
import { ActAnswers, type AnswersToShow } from './act-answers.tsx';
import type { ListAct, ListReply, SelectionBarProps } from './list-definition.ts';
import { useListPlace } from './list-place.ts';
import { gatherRows, mostRowsOfAnAct, runOnEach } from './run-act.ts';
import { useActKeys } from './use-act-keys.ts';

/** The actions on the selected rows, their progress, and the result for each row. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { list, acts, ask, selection, choose, onNotes, onExport, total, isExact } = props;
  const { t } = useTranslation(['commonLists', 'commonSubApp', 'common']);
  const language = useLanguage();
  const client = useQueryClient();
  const { notify } = useListPlace();
  const [working, setWorking] = useState<{ text: string; stop: AbortController } | null>(null);
  const [asked, setAsked] = useState<{ act: ListAct<Row>; rows: Row[]; skipped: string[] } | null>(null);
  const [answers, setAnswers] = useState<AnswersToShow | null>(null);
  const [opened, setOpened] = useState<ListAct<Row> | null>(null);
  const isWorking = useRef(false);
  const chosen = [...selection.rows.values()];
  const count = selection.isAll ? total : chosen.length;
  const { rowId, rowName } = list;

  /** The selected rows; for "select all", every page is read first. */
  async function chosenRows(signal: AbortSignal): Promise<Row[]> {
    if (!selection.isAll) return chosen;
    const answer = async (page: number, pageSize: number) => {
      const { select, ...options } = ask(page, pageSize);
      const data = await client.fetchQuery(options);
      return select ? select(data) : (data as ListReply<Row> | null);
    };
    return gatherRows(answer, signal);
  }

  const told = (error: unknown) =>
    failureText(error, language, {
      unexpected: t('commonSubApp:unexpected'),
      unreachable: t('commonSubApp:unreachable'),
    }).text;

  async function begin(act: ListAct<Row>) {
    if (isWorking.current) return;
    const refused = refusalText(act);
    if (refused) return notify({ tone: 'error', title: act.label, description: refused });
    if (act.dialog) return setOpened(act);
    const stop = new AbortController();
    isWorking.current = true;
    setWorking({ text: t('bar.gathering'), stop });
    let all: Row[];
    try {
      all = await chosenRows(stop.signal);
    } catch (error) {
      if (!stop.signal.aborted)
        notify({ tone: 'error', title: t('bar.gatherFailed'), description: told(error) });
      return;
    } finally {
      isWorking.current = false;
      setWorking(null);
    }
    const rows = all.filter((row) => act.can?.(row) ?? true);
    // Of rows on the screen the button has said so before.
    const skipped = selection.isAll ? all.filter((row) => !(act.can?.(row) ?? true)).map(rowName) : [];
    if (rows.length === 0) return notify({ tone: 'error', title: act.label, description: t('bar.none') });
    if (act.most !== undefined && rows.length > act.most)
      return notify({
        tone: 'error',
        title: act.label,
        description: t('bar.most', { most: act.most }),
      });
    if (act.confirm) setAsked({ act, rows, skipped });
    else await run(act, rows, skipped);
  }

  async function run(act: ListAct<Row>, rows: Row[], skipped: string[]) {
    if (isWorking.current) return;
    setAsked(null);
    const stop = new AbortController();
    isWorking.current = true;
    const say = (done: number, all: number) =>
      setWorking({ text: t('bar.working', { label: act.label, done, all }), stop });
    say(0, rows.length);
    try {
      if (act.together) {
        await act.together(rows);
        notify({
          tone: 'info',
          title: act.done?.(rows.length) ?? t('answers.ok', { label: act.label }),
          ...(skipped.length > 0 && { description: t('answers.skipped', { count: skipped.length }) }),
        });
        return;
      }
      const given = await runOnEach(act, rows, stop.signal, say);
      act.after?.();
      const failed = given.flatMap(({ row, error }) =>
        error === undefined ? [] : [{ id: rowId(row), name: rowName(row), reason: told(error) }],
      );
      const done = given.length - failed.length;
      onNotes(
        new Map<string, RowNote>(
          given.map(({ row, error }) => [
            rowId(row),
            error === undefined
              ? { tone: 'success', text: t('answers.ok', { label: act.label }) }
              : { tone: 'danger', text: `${act.label}: ${told(error)}` },
          ]),
        ),
      );
      setAnswers({ label: act.label, done, failed, skipped, notStarted: rows.length - given.length });
      choose.clear();
    } catch (error) {
      notify({ tone: 'error', title: act.label, description: told(error) });
    } finally {
      isWorking.current = false;
      setWorking(null);
    }
  }

  /** The server alone knows which of all matching rows an action applies to. */
  const isMixed = (act: ListAct<Row>): boolean => selection.isAll && act.can !== undefined;
  /** The selection passed to a dialog: for rows on the screen, only those that the action applies to. */
  function chosenOf(act: ListAct<Row>) {
    const rows = selection.isAll ? chosen : chosen.filter((row) => act.can?.(row) ?? true);
    const isAll = selection.isAll;
    return { isAll, rows, count: isAll ? count : rows.length, isMixed: isMixed(act) };
  }

  const close = () => {
    setAnswers(null);
    onNotes(new Map());
  };
  const canChooseAll = !selection.isAll && total > chosen.length && chosen.length > 0;
  const uncountedId = useId();
  const allRows = new Intl.NumberFormat(language === 'cn' ? 'zh-CN' : 'en').format(total);
  const question = asked?.act.confirm?.(asked.rows.length);
  const isTooMany = selection.isAll && total > mostRowsOfAnAct;
  const possible = acts.filter((act) => act.fits?.(count, selection.isAll) ?? true);
  const ableOf = (act: ListAct<Row>): number =>
    selection.isAll ? count : chosen.filter((row) => act.can?.(row) ?? true).length;
  function refusalText(act: ListAct<Row>): string | undefined {
    if (ableOf(act) === 0) return reasonsOf(act, chosen);
    const refusal = refusalOf(act, { isAll: selection.isAll, able: ableOf(act) });
    if (!refusal) return undefined;
    const key = refusal.why === 'most' && isMixed(act) ? 'mostOfAll' : refusal.why;
    return t(`bar.${key}`, { most: refusal.most });
  }
  useActKeys(
    count > 0 && !working ? possible.filter((act) => ableOf(act) > 0) : [],
    (act) => void begin(act),
  );
  return (
    <div
      ref={keepFocusAbove}
      className="print:hidden sticky bottom-3 z-10 mx-auto mt-3 w-fit max-w-full rounded-lg border border-line-strong bg-raised text-sm text-ink shadow-float"
    >
      {answers ? (
        <ActAnswers
          answers={answers}
          onClose={close}
          onChooseFailed={(ids) => {
            choose.clear();
            choose.togglePage(ids);
            close();
          }}
        />
      ) : null}
      {count > 0 || working ? (
        <section
          aria-label={t('bar.label')}
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-1.5 pr-2 pl-1.5"
        >
          {working ? null : <CloseButton label={t('bar.clear')} onClick={choose.clear} />}
          <span aria-live="polite" className="font-medium tabular-nums">
            {working?.text ?? t('bar.chosen', { count })}
          </span>
          {working ? (
            <Button size="small" onClick={() => working.stop.abort()}>
              {t('bar.stop')}
            </Button>
          ) : (
            <>
              {canChooseAll && isExact ? (
                <Button size="small" variant="ghost" onClick={choose.chooseAll}>
                  {t('bar.chooseAll', { total: allRows })}
                </Button>
              ) : null}
              {canChooseAll && !isExact ? (
                <>
                  <Button size="small" variant="ghost" aria-disabled aria-describedby={uncountedId}>
                    {t('bar.chooseAll', { total: t('commonSubApp:list.over', { total: allRows }) })}
                  </Button>
                  <span id={uncountedId} className="text-ink-muted">
                    {t('bar.uncounted')}
                  </span>
                </>
              ) : null}
              {isTooMany && acts.some(({ dialog }) => !dialog) ? (
                <span className="text-ink-muted">{t('bar.most', { most: mostRowsOfAnAct })}</span>
              ) : null}
              <ActButtons
                acts={possible}
                count={count}
                ableOf={ableOf}
                refusalText={refusalText}
                isMixed={isMixed}
                onBegin={(act) => void begin(act)}
              />
              {onExport && (selection.isAll || chosen.length <= mostRowsOfAnAct) ? (
                <ExportMenu
                  size="small"
                  label={t('bar.export')}
                  start={(format) => onExport(format, selection.isAll ? null : chosen.map(rowId))}
                />
              ) : null}
            </>
          )}
        </section>
      ) : null}
      {opened?.dialog?.(chosenOf(opened), (isStarted) => {
        setOpened(null);
        if (isStarted) choose.clear();
      })}
      {asked && question ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={question.title}
          confirmLabel={question.button}
          cancelLabel={t('common:action.cancel')}
          danger={asked.act.isDanger ?? false}
          onConfirm={() => void run(asked.act, asked.rows, asked.skipped)}
        >
          {question.text}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
