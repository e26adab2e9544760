import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../platform/routing.tsx';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { CodeRequestForm } from './code-request-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SessionPage } from './session-page.tsx';

/** A new password in two steps: a code is mailed, and with it the password is set (spec §5, decision D3). */
export function ResetPage({ corner, onDone }: { corner: ReactNode; onDone: () => void }) {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState<string | null>(null);
  useDocumentTitle(t('reset.documentTitle'));
  return (
    <SessionPage corner={corner}>
      <h1 className="mb-2 text-2xl font-semibold tracking-tight">{t('reset.title')}</h1>
      {email === null ? (
        <CodeRequestForm onSent={setEmail} />
      ) : (
        <NewPasswordForm email={email} onChangeEmail={() => setEmail(null)} onDone={onDone} />
      )}
      <p className="mt-6 text-center text-sm">
        <RouteLink to="/login" className="rounded-sm text-brand-ink hover:underline">
          {t('reset.backToLogin')}
        </RouteLink>
      </p>
    </SessionPage>
  );
}
