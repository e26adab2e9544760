import { Button } from '@lading/ui/button';
import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQueryText } from '../../platform/routing.tsx';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { PlainPage } from './plain-page.tsx';

/** Shows that the page crashed; `code` in the query helps support. Its links reload everything. */
export function ErrorPage({ onReload }: { onReload?: () => void }) {
  const { t } = useTranslation('shellPages');
  const query = useQueryText();
  const code = query
    .get('code')
    ?.replace(/[^\w-]/g, '')
    .slice(0, 64);
  useDocumentTitle(t('error.title'));
  return (
    <PlainPage
      picture={<PackageX strokeWidth={1.1} />}
      title={t('error.title')}
      actions={
        <>
          {onReload ? (
            <Button variant="primary" size="large" onClick={onReload}>
              {t('reload')}
            </Button>
          ) : null}
          <Button
            size="large"
            variant={onReload ? 'secondary' : 'primary'}
            render={<a href="/">{t('toHome')}</a>}
          />
        </>
      }
    >
      <p>{t('error.text')}</p>
      {code ? <p className="mt-3 text-sm break-words">{t('error.code', { code })}</p> : null}
    </PlainPage>
  );
}
