import { queryKey } from '@lading/contracts/core';
import {
  bundleDraft,
  bundleKinds,
  bundlesApi,
  productMessages,
  type BundleDetail,
} from '@lading/contracts/products';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Combobox } from '@lading/ui/combobox';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { TextField } from '@lading/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBundleReload, useSkuOptions } from './bundle-queries.ts';

interface Component {
  skuCode: string;
  quantity: number | null;
}

/** What a bundle is called and what it is made of, new or existing. */
export function BundleEditor({ bundle }: { bundle: BundleDetail | null }) {
  const { t } = useTranslation('productsBundles');
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useBundleReload();
  const attempt = useRef({ content: '', key: '' });
  const form = useForm({
    schema: bundleDraft,
    catalogs: [productMessages],
    defaults: {
      bundleSku: bundle?.bundleSku ?? '',
      bundleName: bundle?.bundleName ?? '',
      kind: bundle?.kind ?? 'VIRTUAL',
      note: bundle?.note ?? '',
      components: (bundle?.lines ?? [{ skuCode: '', quantity: null }]).map(
        ({ skuCode, quantity }): Component => ({ skuCode, quantity }),
      ),
    },
    wire: (values) => ({ ...values, note: values.note.trim() || null }),
    submit: async (draft) => {
      const body = bundle ? { ...draft, bundleId: bundle.bundleId, version: bundle.version } : draft;
      // One key for one content: a second click, or a reply that got lost, makes no second bundle.
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      const saved = await api.call(
        bundlesApi.calls.saveBundle,
        { body },
        { idempotencyKey: attempt.current.key },
      );
      const { bundleId } = saved;
      client.setQueryData(queryKey(bundlesApi.calls.bundleDetail, { params: { bundleId } }), saved);
      form.reset(form.values);
      reload();
      if (!bundle) void navigate(`/app/products/bundles/${bundleId}`, { replace: true });
    },
  });
  const { values, set } = form;
  const change = (at: number, part: Partial<Component>) =>
    set({ components: values.components.map((one, index) => (index === at ? { ...one, ...part } : one)) });

  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => undefined} /> : null}
      <FormFailure failure={form.failure} title={t('bundle.notSaved')} />
      <Card title={t('bundle.identity')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('column.bundleSku')} {...form.field('bundleSku')} maxLength={100} />
          <Select
            label={t('column.kind')}
            {...form.field('kind')}
            options={bundleKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            description={t(`kindHint.${values.kind}`)}
          />
          <TextField
            label={t('column.name')}
            {...form.field('bundleName')}
            maxLength={500}
            className="sm:col-span-2"
          />
          <TextArea label={t('column.note')} {...form.field('note')} rows={2} className="sm:col-span-2" />
        </div>
      </Card>
      <Card
        title={t('column.components')}
        footer={
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => set({ components: [...values.components, { skuCode: '', quantity: null }] })}
          >
            {t('bundle.add')}
          </Button>
        }
      >
        <fieldset className="grid gap-4" data-invalid={form.errors.components ? '' : undefined}>
          <legend className="sr-only">{t('column.components')}</legend>
          {values.components.map((component, at) => (
            <ComponentFields
              key={at}
              component={component}
              number={at + 1}
              onChange={(part) => change(at, part)}
              onRemove={
                values.components.length > 1
                  ? () => set({ components: values.components.filter((_one, index) => index !== at) })
                  : undefined
              }
            />
          ))}
          {form.errors.components ? (
            <p role="alert" className="text-sm text-danger-ink">
              {form.errors.components}
            </p>
          ) : null}
        </fieldset>
      </Card>
      <div>
        <Button type="submit" variant="primary" loading={form.isPending}>
          {t('bundle.save')}
        </Button>
      </div>
    </form>
  );
}

interface ComponentFieldsProps {
  component: Component;
  number: number;
  onChange: (part: Partial<Component>) => void;
  onRemove: (() => void) | undefined;
}

function ComponentFields({ component, number, onChange, onRemove }: ComponentFieldsProps) {
  const { t } = useTranslation('productsBundles');
  const locale = languageTag(useLanguage());
  const options = useSkuOptions(component.skuCode, { withBundles: true });
  return (
    <fieldset aria-label={t('bundle.line', { number })} className="flex flex-wrap items-end gap-3">
      <Combobox
        label={t('column.sku')}
        className="min-w-52 flex-1"
        options={options}
        value={component.skuCode || null}
        onValueChange={(skuCode) => onChange({ skuCode: skuCode ?? '' })}
        emptyText={t('bundle.none')}
        openLabel={t('bundle.choose')}
        placeholder={t('bundle.choose')}
        required
      />
      <NumberField
        label={t('bundle.perBundle')}
        className="w-36"
        value={component.quantity}
        onValueChange={(quantity) => onChange({ quantity })}
        min={1}
        max={9_999}
        decimals={0}
        locale={locale}
        required
      />
      {onRemove ? (
        <IconButton
          label={t('bundle.remove', { number })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </fieldset>
  );
}
