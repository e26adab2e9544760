import { batchesApi, type ShippingPreset } from '@lading/contracts/shipping';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { Select } from '@lading/ui/select';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Skeleton } from '@lading/ui/skeleton';
import { EmptyState } from '@lading/ui/empty-state';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { useTranslation } from 'react-i18next';
import { useApplyPreset } from './batch-queries.ts';

interface PresetDialogProps {
  batchId: string;
  rowIds: string[];
  onClose: (isStarted: boolean) => void;
}

/** Applies a preset to the selected rows of a batch. */
export function PresetDialog(props: PresetDialogProps) {
  const { t } = useTranslation(['shippingDefaults', 'common']);
  const query = useShippingDefaults();
  const { data } = query;
  if (data && data.presets.length > 0) return <Fields {...props} presets={data.presets} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose(false))}
      title={t('apply.title')}
      closeLabel={t('common:action.close')}
      width={440}
      footer={<Button onClick={() => props.onClose(false)}>{t('common:action.close')}</Button>}
    >
      {data ? (
        <EmptyState
          title={t('noPresets')}
          action={<Button render={<HostLink href="/b/#/settings/defaults">{t('preset.add')}</HostLink>} />}
        >
          {t('noPresetsHint')}
        </EmptyState>
      ) : (
        <NotLoaded
          compact
          query={query}
          title={t('common:state.loadFailed')}
          waiting={<Skeleton className="h-10 w-full" />}
        />
      )}
    </Dialog>
  );
}

function Fields({
  batchId,
  rowIds,
  presets,
  onClose,
}: PresetDialogProps & { presets: readonly ShippingPreset[] }) {
  const { t } = useTranslation('shippingDefaults');
  const apply = useApplyPreset(batchId);
  const form = useForm({
    schema: batchesApi.calls.applyPreset.body,
    defaults: { presetId: presets[0]?.presetId ?? '' },
    wire: (entered) => ({ ...entered, rowIds }),
    async submit(body) {
      await apply.mutateAsync(body);
      onClose(true);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('apply.title')}
      description={t('apply.text', { count: rowIds.length })}
      failureTitle={t('apply.failed')}
      submitLabel={t('apply.act')}
      width={440}
      onClose={() => onClose(false)}
    >
      <Select
        {...form.field('presetId')}
        label={t('presets')}
        options={presets.map(({ presetId, name }) => ({ value: presetId, label: name }))}
      />
    </FormDialog>
  );
}
