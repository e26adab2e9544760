import { Button } from '@lading/ui/button';
import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../../platform/routing.tsx';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { PlainPage } from './plain-page.tsx';

/** An address of the shell without a page. */
export function NotFoundPage() {
  const { t } = useTranslation('shellPages');
  const pathname = usePathname();
  useDocumentTitle(t('notFound.title'));
  return (
    <PlainPage
      isFramed
      picture={<MapPinOff strokeWidth={1.1} />}
      title={t('notFound.title')}
      actions={<Button variant="primary" size="large" render={<a href="/">{t('toHome')}</a>} />}
    >
      <p className="break-words">{t('notFound.text', { path: pathname })}</p>
    </PlainPage>
  );
}
