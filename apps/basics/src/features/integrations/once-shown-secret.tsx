import { Banner } from '@lading/ui/banner';
import { CopyButton } from '@lading/ui/copy-button';
import { useTranslation } from 'react-i18next';

/** A secret that is shown only once, to be copied. */
export function OnceShownSecret({ label, copy, secret }: { label: string; copy: string; secret: string }) {
  const { t } = useTranslation('integrations');
  return (
    <div className="grid gap-4">
      <Banner tone="warning" title={t('form.once')}>
        {t('form.onceHint')}
      </Banner>
      <div>
        <p className="text-xs font-medium text-ink-muted">{label}</p>
        <div className="mt-1 flex items-center gap-2 rounded-md border border-line bg-sunken px-3 py-2">
          <code className="min-w-0 flex-1 text-sm break-all text-ink">{secret}</code>
          <CopyButton label={copy} copiedLabel={t('form.copied')} text={secret} />
        </div>
      </div>
    </div>
  );
}
