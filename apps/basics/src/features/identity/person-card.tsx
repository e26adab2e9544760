import { useHostState } from '@lading/bridge/react';
import { languages } from '@lading/i18n/languages';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { late } from '@lading/ui/late';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondFactor } from './account-queries.ts';

const EditDetailsDialog = late(async () => (await import('./edit-details-dialog.tsx')).EditDetailsDialog);
const ChangeEmailDialog = late(async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog);

/** The details of the account's owner, which can be changed here. User name and company can only be changed by the provider. */
export function PersonCard() {
  const { t } = useTranslation(['identity', 'common']);
  const info = useHostState((state) => state.user);
  const timeZone = useHostState((state) => state.timeZone);
  const lang = useHostState((state) => state.lang);
  const [dialog, setDialog] = useState<'details' | 'email' | null>(null);
  // A back end without the first of our own calls has none of them (decision D2): the page then only shows what it has.
  const { error } = useSecondFactor();
  const canEdit = !isUnknownCall(error);
  if (!info) return null;
  const { user, org } = info;
  const close = () => setDialog(null);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const facts = [
    ['name', name],
    ['userName', user.userName],
    ['email', user.email],
    ['phone', user.phone],
    ['company', org.orgName],
    ['language', languages[lang].name],
    ['timeZone', timeZone.replaceAll('_', ' ')],
  ] as const;
  return (
    <Card
      title={t('person.title')}
      description={t(canEdit ? 'person.text' : 'person.readOnly')}
      actions={
        canEdit ? (
          <Button icon={<Pencil aria-hidden="true" />} onClick={() => setDialog('details')}>
            {t('common:action.edit')}
          </Button>
        ) : null
      }
    >
      <DescriptionList
        columns={2}
        items={facts.map(([key, fact]) => ({
          term: t(`person.${key}`),
          detail:
            key === 'email' && canEdit ? (
              <span className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 break-all">{fact || t('common:state.none')}</span>
                <Button size="small" variant="ghost" className="-my-1" onClick={() => setDialog('email')}>
                  {t('email.open')}
                </Button>
              </span>
            ) : (
              fact || t('common:state.none')
            ),
        }))}
      />
      {dialog === 'details' ? <EditDetailsDialog user={user} onClose={close} onMissing={close} /> : null}
      {dialog === 'email' ? (
        <ChangeEmailDialog email={user.email ?? ''} onClose={close} onMissing={close} />
      ) : null}
    </Card>
  );
}
