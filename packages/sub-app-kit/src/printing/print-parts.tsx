import { useTranslation } from 'react-i18next';
import { FailureBanner } from '../components/failure-banner.tsx';
import { HostLink } from '../components/host-link.tsx';
import { LocalizedFailure } from '../use-failure-text.ts';
import { useLabelPrinter } from './label-printer.ts';

const settings = '/b/#/settings/defaults';
const link = 'rounded-sm text-brand-ink underline';

/** Why nothing was printed: a missing setup on this computer, with a link to its settings, or the server's error. */
export function PrintFailed({ title, fault }: { title: string; fault: unknown }) {
  const { t } = useTranslation('shippingPrinting');
  if (!fault) return null;
  return (
    <FailureBanner title={title} fault={fault}>
      {fault instanceof LocalizedFailure ? (
        <HostLink href={settings} className={link}>
          {t('change')}
        </HostLink>
      ) : null}
    </FailureBanner>
  );
}

/** Shows where this computer prints labels, with a link to change it. */
export function PrinterLine({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shippingPrinting');
  const { way, paper, format, dpi, printer } = useLabelPrinter();
  const where = (): string => {
    if (way === 'agent') return printer ? t('line.agent', { name: printer.name, dpi }) : t('line.noPrinter');
    if (way === 'file' && format === 'zpl') return t('line.zpl', { dpi });
    return t(`line.${way}`, { paper: t(`paper.${paper}`) });
  };
  return (
    <p className={`text-xs text-ink-muted ${className}`}>
      {where()}{' '}
      <HostLink href={settings} className={link}>
        {t('change')}
      </HostLink>
    </p>
  );
}
