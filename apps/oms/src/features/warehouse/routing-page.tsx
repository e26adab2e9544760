import { routingApi, routingSettings, type RoutingSettings } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Page } from '@lading/sub-app-kit/components/page';
import { CountryField, FormFailure, LeaveGuard, SaveBar, useForm } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Card } from '@lading/ui/card';
import { Checkbox } from '@lading/ui/checkbox';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { PageHeader } from '@lading/ui/page-header';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Warehouse, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';

type Site = RoutingSettings['warehouses'][number];

/** How orders are assigned to the warehouse that ships them (warehouse design, f). */
export function RoutingPage() {
  const { t } = useTranslation(['warehouseRouting', 'warehouse']);
  const query = useQuery(callQuery(useApi(), routingApi.calls.routingSettings, {}));
  const { data } = query;
  const title = t('title');
  return (
    <Page title={title} narrow>
      <Breadcrumb
        label={t('crumbs')}
        items={[
          { label: t('warehouse:outbound.title'), link: <Link to="/app/outbound" /> },
          { label: title },
        ]}
      />
      <PageHeader title={title} description={t('text')} />
      {data ? (
        data.warehouses.length > 0 ? (
          <RoutingForm settings={data} />
        ) : (
          <EmptyState icon={<Warehouse />} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        )
      ) : (
        <NotLoaded
          query={query}
          title={t('failed')}
          waiting={<Skeleton className="h-80 w-full rounded-lg" />}
        />
      )}
    </Page>
  );
}

function RoutingForm({ settings }: { settings: RoutingSettings }) {
  const { t } = useTranslation('warehouseRouting');
  const api = useApi();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: RoutingSettings) => api.call(routingApi.calls.saveRoutingSettings, { body }),
    onSuccess: (saved) =>
      client.setQueryData(callQuery(api, routingApi.calls.routingSettings, {}).queryKey, saved),
  });
  const form = useForm({
    schema: routingSettings,
    defaults: settings,
    // The position in the list is the rank.
    wire: ({ warehouses, ...same }) => ({
      ...same,
      warehouses: warehouses.map((site, at) => ({ ...site, rank: at + 1 })),
    }),
    async submit(body) {
      form.reset(await save.mutateAsync(body));
    },
  });
  const sites = form.values.warehouses;
  const change = (warehouses: readonly Site[]) => form.set({ warehouses: [...warehouses] });
  const move = (at: number, by: -1 | 1) => {
    const [site, other] = [sites[at], sites[at + by]];
    if (site && other) change(sites.with(at, other).with(at + by, site));
  };
  return (
    <Card title={t('settings')} description={t('steps')}>
      <form {...form.props} className="grid gap-4">
        {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
        <FormFailure failure={form.failure} title={t('notSaved')} />
        {(['isAutomatic', 'maySplit'] as const).map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={t(name)}
            description={t(`${name}Hint`)}
            checked={form.values[name]}
            onCheckedChange={(isOn) => form.set({ [name]: isOn })}
          />
        ))}
        <ol aria-label={t('warehouses')} className="divide-y divide-line border-y border-line">
          {sites.map((site, at) => (
            <SiteRow
              key={site.warehouseId}
              site={site}
              rank={at + 1}
              onChange={(next) => change(sites.with(at, next))}
              onUp={at > 0 ? () => move(at, -1) : undefined}
              onDown={at < sites.length - 1 ? () => move(at, 1) : undefined}
            />
          ))}
        </ol>
        <SaveBar form={form} savedLabel={save.isSuccess ? t('saved') : null} />
      </form>
    </Card>
  );
}

interface SiteRowProps {
  site: Site;
  rank: number;
  onChange: (site: Site) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function SiteRow({ site, rank, onChange, onUp, onDown }: SiteRowProps) {
  const { t } = useTranslation('warehouseRouting');
  const formats = useFormats();
  const name =
    useWarehouseOptions().find(({ value }) => value === site.warehouseId)?.label ?? site.warehouseId;
  const nowhere = () => undefined;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start justify-between gap-3">
        <Checkbox
          label={<span className="font-medium">{name}</span>}
          description={t('rank', { rank })}
          checked={site.isUsed}
          onCheckedChange={(isUsed) => onChange({ ...site, isUsed })}
        />
        <span className="flex shrink-0">
          <IconButton
            label={t('first', { name })}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={!onUp}
            onClick={onUp ?? nowhere}
          />
          <IconButton
            label={t('last', { name })}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={!onDown}
            onClick={onDown ?? nowhere}
          />
        </span>
      </div>
      {site.isUsed ? (
        <div className="grid items-center gap-2 pl-6 sm:grid-cols-[minmax(0,1fr)_14rem]">
          {site.countries.length === 0 ? (
            <p className="text-sm text-ink-muted">{t('everywhere')}</p>
          ) : (
            <ul aria-label={t('countries', { name })} className="flex flex-wrap gap-1.5">
              {site.countries.map((code) => (
                <li
                  key={code}
                  className="flex items-center rounded-sm border border-line py-0.5 pl-2 text-sm text-ink"
                >
                  {formats.country(code)}
                  <IconButton
                    size="small"
                    label={t('removeCountry', { country: formats.country(code) })}
                    icon={<X aria-hidden="true" />}
                    onClick={() =>
                      onChange({ ...site, countries: site.countries.filter((one) => one !== code) })
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          <CountryField
            hideLabel
            label={`${t('addCountry')}: ${name}`}
            placeholder={t('addCountry')}
            value={null}
            onValueChange={(code) =>
              code && onChange({ ...site, countries: [...site.countries, code].toSorted() })
            }
            without={site.countries}
          />
        </div>
      ) : null}
    </li>
  );
}
