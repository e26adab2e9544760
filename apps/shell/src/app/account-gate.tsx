import { ApiError } from '@lading/api-client/api-error';
import { languageOf } from '@lading/i18n/create-texts';
import { isLanguage, languageTag } from '@lading/i18n/languages';
import { ErrorState } from '@lading/ui/error-state';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProvider, useLoadedAccount } from '../platform/account.ts';
import { hasChosenLanguage, speakLanguage } from '../platform/language.ts';
import { useTexts } from '../platform/texts.ts';

/** The frame's outlines while the account loads, so that nothing jumps. Only visible if loading takes a moment. */
function FrameSkeleton({ label }: { label: string }) {
  return (
    <output
      aria-label={label}
      className="grid h-dvh grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="col-span-2 h-header border-b border-line bg-surface" />
      <div className="w-menu animate-late border-r border-line bg-surface p-4 max-md:hidden">
        <div className="animate-pulse">
          {[72, 56, 80, 64, 88, 60].map((width) => (
            <div key={width} className="mb-6 h-3 rounded-sm bg-pressed" style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </output>
  );
}

interface AccountGateProps {
  /** Drawn while the account loads; by default the outlines of the frame. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * Loads who is signed in before anything is drawn that depends on it (spec §4), and speaks the account's language
 * unless the reader has chosen another in this browser.
 */
export function AccountGate({ waiting, children }: AccountGateProps) {
  const { t } = useTranslation(['shellPages', 'common']);
  const texts = useTexts();
  const { account, fault, retry } = useLoadedAccount();

  const { language, userId } = account?.user.user ?? {};
  useEffect(() => {
    if (userId === undefined || !isLanguage(language) || language === languageOf(texts)) return;
    if (hasChosenLanguage(userId)) return;
    speakLanguage(language);
    document.documentElement.lang = languageTag(language);
    void texts.changeLanguage(languageTag(language));
  }, [language, userId, texts]);

  if (account) return <AccountProvider value={account}>{children}</AccountProvider>;
  if (fault === undefined) return waiting ?? <FrameSkeleton label={t('loading')} />;
  const requestId = fault instanceof ApiError ? fault.requestId : null;
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        title={t('boot.title')}
        onRetry={retry}
        retryLabel={t('action.retry', { ns: 'common' })}
        {...(requestId ? { requestId: { label: t('requestIdLabel', { ns: 'common' }), id: requestId } } : {})}
      >
        {t('boot.text')}
      </ErrorState>
    </main>
  );
}
