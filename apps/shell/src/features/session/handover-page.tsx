import { Button } from '@lading/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authSession } from '../../platform/browser-session.ts';
import { currentLanguage } from '../../platform/language.ts';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { acceptHandover } from './accept-handover.ts';
import type { Handover } from './handover-rules.ts';
import { refusalText } from '../../platform/refusal-text.ts';

interface HandoverPageProps {
  handover: Handover;
  /** The session stands, or the reader stays who he is. */
  onDone: () => void;
}

/** Takes over a session that began elsewhere; asks first when somebody is signed in already (decision D5). */
export function HandoverPage({ handover, onDone }: HandoverPageProps) {
  const { t } = useTranslation('session');
  const [isAsking, setAsking] = useState(() => authSession.isSignedIn());
  const [fault, setFault] = useState<unknown>(null);
  useDocumentTitle(t('handover.title'));

  useEffect(() => {
    if (isAsking) return;
    acceptHandover(handover).then(onDone, setFault);
  }, [isAsking, handover, onDone]);

  const [title, text, primary, secondary] = fault
    ? [
        t('handover.failed'),
        refusalText(fault, currentLanguage(), t('login.serviceError')),
        t('handover.goOn'),
        null,
      ]
    : isAsking
      ? [t('handover.askTitle'), t('handover.askText'), t('handover.stay'), t('handover.switch')]
      : [t('handover.title'), t('handover.wait'), null, null];
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas px-6">
      <div
        className="flex max-w-100 flex-col items-center gap-2 text-center"
        role={fault ? 'alert' : undefined}
      >
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="text-base text-ink-muted">{text}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {primary ? (
            <Button variant="primary" size="large" onClick={onDone}>
              {primary}
            </Button>
          ) : null}
          {secondary ? (
            <Button size="large" onClick={() => setAsking(false)}>
              {secondary}
            </Button>
          ) : null}
        </div>
      </div>
    </main>
  );
}
