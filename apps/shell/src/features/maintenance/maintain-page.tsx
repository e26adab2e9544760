import { Button } from '@lading/ui/button';
import { Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQueryText } from '../../platform/routing.tsx';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { PlainPage } from './plain-page.tsx';

/** Maximum length of the displayed tip, since anyone can craft the address. */
const tipMaximum = 300;

/** Shows that the product is under maintenance, with the server's tip as plain text, and links back by a full load. */
export function MaintainPage() {
  const { t } = useTranslation('shellPages');
  const query = useQueryText();
  const tip = query.get('tip')?.trim().slice(0, tipMaximum);
  useDocumentTitle(t('maintain.title'));
  return (
    <PlainPage
      picture={<Construction strokeWidth={1.1} />}
      title={t('maintain.title')}
      actions={<Button variant="primary" size="large" render={<a href="/">{t('maintain.check')}</a>} />}
    >
      <p>{tip || t('maintain.text')}</p>
    </PlainPage>
  );
}
