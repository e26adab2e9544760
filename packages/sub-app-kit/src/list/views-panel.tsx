import { listViewsApi, type ListView } from '@lading/contracts/identity';
import { queryKey, limits } from '@lading/contracts/core';
import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { Skeleton } from '@lading/ui/skeleton';
import { TextField } from '@lading/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../api-context.ts';
import { callQuery } from '../call-query.ts';
import { FailureBanner } from '../components/failure-banner.tsx';
import { NotLoaded } from '../components/not-loaded.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { peekName } from './list-address-rules.ts';
import { readLayout, type ListLayout } from './list-layout-rules.ts';
import { useListPlace } from './list-place.ts';

const { savedViews, saveView, removeView } = listViewsApi.calls;

/** The part of an address that a view stores: without the page and the previewed row. */
function viewAddress(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ['page', 'after', peekName]) kept.delete(name);
  kept.sort();
  return kept.toString();
}

export interface ViewsPanelProps {
  /** Id of the list. */
  list: string;
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
  onClose: () => void;
}

/** The saved views of a list: to open, update and delete, and to save another. */
export function ViewsPanel({ list, layout, onLayout, onClose }: ViewsPanelProps) {
  const { t } = useTranslation('commonLists');
  const api = useApi();
  const client = useQueryClient();
  const { params, setParams } = useListPlace();
  const result = useQuery(callQuery(api, savedViews, { query: { list } }));
  const { data } = result;
  const refresh = () => client.invalidateQueries({ queryKey: queryKey(savedViews, { query: { list } }) });
  const save = useMutation({
    mutationFn: (view: { viewId?: string; name: string }) =>
      api.call(saveView, {
        body: { ...view, list, address: viewAddress(params), layout: layout as ListView['layout'] },
      }),
    onSettled: refresh,
  });
  const form = useForm({
    schema: saveView.body,
    defaults: { name: '' },
    wire: (entered) => ({ ...entered, list, address: viewAddress(params), layout }),
    async submit({ name }) {
      await save.mutateAsync({ name });
      form.reset();
    },
  });
  const remove = useMutation({
    mutationFn: (viewId: string) => api.call(removeView, { params: { viewId } }),
    onSettled: refresh,
  });

  const show = (address: string, next: ListLayout) => {
    setParams(() => new URLSearchParams(address), true);
    onLayout(next);
    onClose();
  };
  const now = viewAddress(params);
  const isNow = (view: ListView) => view.address === now && sameLayout(readLayout(view.layout), layout);
  // The form reports errors of saving under a new name.
  const notReplaced = save.variables?.viewId === undefined ? null : save.error;
  const isFull = (data?.length ?? 0) >= limits.listViews.perList;

  const entry =
    'flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 text-left text-sm hover:bg-hover';
  return (
    <div className="flex max-h-[min(32rem,70vh)] flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        <button type="button" className={`${entry} w-full`} onClick={() => show('', {})}>
          <span className="min-w-0 flex-1 truncate">{t('views.plain')}</span>
        </button>
        {data ? (
          <ul>
            {data.map((view) => (
              <li key={view.viewId} className="group/view flex items-center">
                <button
                  type="button"
                  className={entry}
                  aria-current={isNow(view) || undefined}
                  onClick={() => show(view.address, readLayout(view.layout))}
                >
                  <span className="min-w-0 flex-1 truncate" title={view.name}>
                    {view.name}
                  </span>
                  {isNow(view) ? (
                    <Check aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
                  ) : null}
                </button>
                <IconButton
                  size="small"
                  tooltipSide="top"
                  label={t('views.replace', { name: view.name })}
                  icon={<RefreshCw aria-hidden="true" />}
                  disabled={isNow(view)}
                  loading={save.isPending && save.variables.viewId === view.viewId}
                  onClick={() => save.mutate({ viewId: view.viewId, name: view.name })}
                />
                <IconButton
                  size="small"
                  tooltipSide="top"
                  label={t('views.remove', { name: view.name })}
                  icon={<Trash2 aria-hidden="true" />}
                  loading={remove.isPending && remove.variables === view.viewId}
                  onClick={() => remove.mutate(view.viewId)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NotLoaded
            compact
            query={result}
            title={t('views.failed')}
            waiting={<Skeleton className="m-2 h-4 w-40" />}
          />
        )}
        {data?.length === 0 ? <p className="px-2 py-1 text-sm text-ink-muted">{t('views.empty')}</p> : null}
      </div>
      {data ? (
        <form {...form.props} className="border-t border-line p-3">
          <FormFailure failure={form.failure} title={t('views.saveFailed')} />
          {notReplaced || remove.error ? (
            <FailureBanner title={t('views.saveFailed')} fault={notReplaced ?? remove.error} />
          ) : null}
          {isFull ? (
            <p className="text-sm text-ink-muted">{t('views.full', { most: limits.listViews.perList })}</p>
          ) : (
            <div className="flex items-end gap-2">
              <TextField
                className="min-w-0 flex-1"
                {...form.field('name')}
                label={t('views.name')}
                placeholder={t('views.nameHint')}
                maxLength={limits.listViews.nameMaximum}
              />
              <Button type="submit" loading={form.isPending} disabled={!form.values.name.trim()}>
                {t('views.save')}
              </Button>
            </div>
          )}
        </form>
      ) : null}
    </div>
  );
}

const sameLayout = (one: ListLayout, other: ListLayout): boolean => sorted(one) === sorted(other);

/** A layout serialized independently of the order of changes. */
function sorted({ order = [], shown = {}, widths = {}, isCompact = false }: ListLayout): string {
  const entries = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([order, entries(shown), entries(widths), isCompact]);
}
