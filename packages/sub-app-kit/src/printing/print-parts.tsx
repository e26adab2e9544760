import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from '../components/failure-banner.tsx';
import { HostLink } from '../components/host-link.tsx';
import { LocalizedFailure } from '../use-failure-text.ts';
import { useLabelPrinter } from './label-printer.ts';

function SettingsLink() {
  const { t } = useTranslation('shippingPrinting');
  return (
    <HostLink href="/b/#/settings/defaults" className="rounded-sm text-brand-ink underline">
      {t('change')}
    </HostLink>
  );
}

/** Why nothing was printed: a missing setup on this computer, with a link to its settings, or the server's error. */
export function PrintFailed({ title, fault }: { title: string; fault: unknown }) {
  if (!fault) return null;
  return (
    <FailureBanner title={title} fault={fault}>
      {fault instanceof LocalizedFailure ? (
        <Suspense fallback={null}>
          <SettingsLink />
        </Suspense>
      ) : null}
    </FailureBanner>
  );
}

interface PrinterLineProps {
  className?: string;
}

/**
 * Shows where this computer prints labels, with a link to change it. It waits for its texts by itself: it appears with a bought label,
 * and a part that waits would hide the panel around it, which would lose the focus.
 */
export const PrinterLine = (props: PrinterLineProps) => (
  <Suspense fallback={null}>
    <Line {...props} />
  </Suspense>
);

function Line({ className = '' }: PrinterLineProps) {
  const { t } = useTranslation('shippingPrinting');
  const { way, paper, format, dpi, printer } = useLabelPrinter();
  const where = (): string => {
    if (way === 'agent') return printer ? t('line.agent', { name: printer.name, dpi }) : t('line.noPrinter');
    if (way === 'file' && format === 'zpl') return t('line.zpl', { dpi });
    return t(`line.${way}`, { paper: t(`paper.${paper}`) });
  };
  return (
    <p className={`text-xs text-ink-muted ${className}`}>
      {where()} <SettingsLink />
    </p>
  );
}
