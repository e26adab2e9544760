import { useHostState } from '@lading/bridge/react';
import { languages } from '@lading/i18n/languages';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { useTranslation } from 'react-i18next';

/** What the account says about its owner. Language is changed in the header; all else is the provider's to change. */
export function PersonCard() {
  const { t } = useTranslation(['account', 'common']);
  const info = useHostState((state) => state.user);
  const timeZone = useHostState((state) => state.timeZone);
  const lang = useHostState((state) => state.lang);
  if (!info) return null;
  const { user, org } = info;
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
    <Card title={t('person.title')} description={t('person.text')}>
      <DescriptionList
        columns={2}
        items={facts.map(([key, fact]) => ({
          term: t(`person.${key}`),
          detail: fact || t('common:state.none'),
        }))}
      />
    </Card>
  );
}
