import type { SignedInDevice } from '@lading/contracts/entities/signed-in-device';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDeviceName } from './use-device-name.ts';

interface SessionRowProps {
  device: SignedInDevice;
  isEnding: boolean;
  onEnd: () => void;
}

/** One sign-in: on what, from where, since when, and signing out there unless it is this one. */
export function SessionRow({ device, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const formats = useFormats();
  const name = useDeviceName()(device);
  const Icon = device.isMobile ? Smartphone : Monitor;
  const since = t('sessions.since', { time: formats.time(device.since) });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-40 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
          {name}
          {device.isThisOne ? <Badge tone="brand">{t('sessions.thisOne')}</Badge> : null}
        </p>
        <p className="mt-0.5 text-ink-muted tabular-nums">
          {device.address ? <span className="break-all">{`${device.address} · `}</span> : null}
          {since}
        </p>
        {device.isThisOne ? null : (
          <p className="text-ink-muted tabular-nums">
            {t('sessions.lastUsed', { time: formats.time(device.lastUsed) })}
          </p>
        )}
      </div>
      {device.isThisOne ? null : (
        <Button
          size="small"
          loading={isEnding}
          aria-label={t('sessions.endOne', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
