import type { ShippingPreset } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { NotLoaded, PageSkeleton } from '@lading/sub-app-kit/components/not-loaded';
import { Page } from '@lading/sub-app-kit/components/page';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { Kbd } from '@lading/ui/kbd';
import { PageHeader } from '@lading/ui/page-header';
import { PackageCheck, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PresetDialog, useDefaultsActs, useShippingDefaults } from '@lading/sub-app-kit/presets';
import { PrinterCard } from './printer-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { Link } from 'react-router';

function usePresetColumns(): TableColumn<ShippingPreset>[] {
  const { t } = useTranslation(['shippingDefaults', 'common']);
  const formats = useFormats();
  const amount = useAmount();
  const serviceOf = ({ service }: ShippingPreset) =>
    service.rule === 'named' ? `${service.carrierName} ${service.serviceCode}` : t(`service.${service.rule}`);
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name }) => <span className="font-medium break-words text-ink">{name}</span>,
    },
    {
      id: 'hotkey',
      header: t('column.hotkey'),
      cell: ({ hotkey }) => (hotkey === null ? t('common:state.none') : <Kbd>{hotkey}</Kbd>),
    },
    {
      id: 'package',
      header: t('column.package'),
      cell: ({ package: box }) =>
        box
          ? [
              formats.size(box),
              box.weight === null
                ? t('ownWeight')
                : `${formats.number(box.weight)} ${box.unit === 'in/lb' ? 'lb' : 'kg'}`,
            ].join(' · ')
          : t('ownPackages'),
    },
    { id: 'service', header: t('column.service'), cell: serviceOf },
    {
      id: 'options',
      header: t('column.options'),
      cell: ({ signature, insurance }) =>
        [
          signature === 'none' ? '' : t(`signatures.${signature}`),
          insurance ? t('insured', { amount: amount(insurance) }) : '',
        ]
          .filter(Boolean)
          .join(' · ') || t('common:state.none'),
    },
  ];
}

function Presets({ presets }: { presets: readonly ShippingPreset[] }) {
  const { t } = useTranslation(['shippingDefaults', 'common']);
  const { removePreset } = useDefaultsActs();
  const columns = usePresetColumns();
  const [edited, edit] = useState<{ preset: ShippingPreset | null } | null>(null);
  const [removed, askToRemove] = useState<ShippingPreset | null>(null);
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => edit({ preset: null })}>
      {t('preset.add')}
    </Button>
  );
  return (
    <Card title={t('presets')} description={t('presetsText')} actions={presets.length > 0 ? add : null}>
      {removePreset.error ? (
        <FailureBanner title={t('preset.notRemoved')} fault={removePreset.error} />
      ) : null}
      <DataTable
        label={t('presets')}
        columns={columns}
        rows={presets}
        rowId={({ presetId }) => presetId}
        actionsLabel={t('actions')}
        rowActions={(preset) => (
          <>
            <IconButton
              label={t('preset.edit', { name: preset.name })}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => edit({ preset })}
            />
            <IconButton
              label={t('preset.remove', { name: preset.name })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => askToRemove(preset)}
            />
          </>
        )}
        empty={
          <EmptyState icon={<PackageCheck />} title={t('noPresets')} action={add}>
            {t('noPresetsHint')}
          </EmptyState>
        }
      />
      {edited ? <PresetDialog preset={edited.preset} onClose={() => edit(null)} /> : null}
      {removed ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => (open ? undefined : askToRemove(null))}
          title={t('preset.removeTitle', { name: removed.name })}
          confirmLabel={t('preset.removeSubmit')}
          cancelLabel={t('common:action.cancel')}
          // A refusal is shown above the table.
          onConfirm={() => removePreset.mutateAsync(removed.presetId).finally(() => askToRemove(null))}
        >
          {t('preset.removeText')}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

/** The shipping defaults of an organization, and its presets (spec §2, "Settings: default settings"). */
export function DefaultsPage() {
  const { t } = useTranslation(['shippingDefaults', 'shellMenu']);
  const query = useShippingDefaults();
  const { data } = query;
  const title = t('shellMenu:settings.defaults');
  return (
    <Page title={title} narrow>
      <PageHeader title={title} description={t('text')} />
      {data ? (
        <div className="grid gap-4">
          <SettingsForm defaults={data} />
          <Presets presets={data.presets} />
          <ServiceRulesCard />
          <PrinterCard />
        </div>
      ) : (
        <NotLoaded query={query} title={t('failed')} waiting={<PageSkeleton />} />
      )}
    </Page>
  );
}

/** Points to automation rules, which set a service by weight or country for incoming orders. */
function ServiceRulesCard() {
  const { t } = useTranslation('shippingDefaults');
  return (
    <Card
      title={t('byRule.title')}
      description={t('byRule.text')}
      actions={
        <Button size="small" variant="ghost" render={<Link to="/settings/automation" />}>
          {t('byRule.toRules')}
        </Button>
      }
    >
      <p className="text-sm text-ink-muted">{t('byRule.weight')}</p>
    </Card>
  );
}
