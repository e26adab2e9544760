import { type Store, storeSyncApi } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { Banner } from '@lading/ui/banner';
import { Switch } from '@lading/ui/switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { api } from '../../platform/api.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { activeStoresKey } from './store-queries.ts';

/** Whether the orders of a connected store are synced automatically. It can be refreshed by hand in either case. */
export function PauseStore({ store }: { store: Store }) {
  const { t, i18n } = useTranslation('stores');
  const { timeZone } = useAccount();
  const client = useQueryClient();
  const pausing = useMutation({
    mutationFn: (isPaused: boolean) =>
      api.call(storeSyncApi.calls.pause, { body: { storeId: store.storeId, isPaused } }),
    onSuccess: () => client.invalidateQueries({ queryKey: activeStoresKey }),
    meta: { isSilent: true },
  });
  const { pauseTime } = store;
  return (
    <>
      <Switch
        className="mt-2"
        label={t('settings.sync')}
        description={
          pauseTime
            ? t('settings.pausedSince', { time: formatTime(pauseTime, timeZone, 'default') })
            : t('settings.syncHint')
        }
        checked={pausing.isPending ? !pausing.variables : !pauseTime}
        disabled={pausing.isPending}
        onCheckedChange={(isOn) => pausing.mutate(!isOn)}
      />
      {pausing.isError ? (
        <Banner tone="danger" live className="mt-2">
          {refusalText(pausing.error, languageOf(i18n), t('settings.failed'))}
        </Banner>
      ) : null}
    </>
  );
}
