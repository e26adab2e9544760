import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { useAccount } from './account.ts';

/** Who acts on this page and for which organization, with a link to switch accounts. */
export function SignedInAs({ onSwitch }: { onSwitch: () => void }) {
  const { t } = useTranslation('storesConnection');
  const { user } = useAccount();
  const { org } = user;
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-sunken py-2 pr-2 pl-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink">{org.orgName || org.orgId}</p>
        <p className="truncate text-xs text-ink-muted">
          {t('signedInAs', { name: user.user.email || user.user.userName || user.user.userId })}
        </p>
      </div>
      <Button size="small" variant="ghost" onClick={onSwitch}>
        {t('switchAccount')}
      </Button>
    </div>
  );
}
