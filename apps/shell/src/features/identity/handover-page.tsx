import { Button } from '@lading/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authSession } from '../../platform/browser-session.ts';
import { currentLanguage } from '../../platform/language.ts';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import type { Handover } from './handover-rules.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { authApi } from '@lading/contracts/identity';
import { api } from '../../platform/api.ts';

const accepted = new WeakMap<Handover, Promise<void>>();

/**
 * Has the server confirm a handed-over session and stores the result; nothing is stored before (decision D5). Sends one request
 * per handover, even if called repeatedly, because a code is single-use. Throws `ApiError`.
 */
function acceptHandover(handover: Handover): Promise<void> {
  const asked =
    accepted.get(handover) ?? api.call(authApi.calls.handover, { body: handover }).then(authSession.signIn);
  accepted.set(handover, asked);
  return asked;
}

interface HandoverPageProps {
  handover: Handover;
  /** The session is established, or the reader keeps the current one. */
  onDone: () => void;
}

/**
 * Accepts a session from elsewhere (decision D5). It always asks first: another site could link here with its own tokens, or with a
 * code that its server has just asked for, and the person would unknowingly work in a stranger's account.
 */
export function HandoverPage({ handover, onDone }: HandoverPageProps) {
  const { t } = useTranslation('identitySignIn');
  const [isAsking, setAsking] = useState(true);
  const [isSignedIn] = useState(authSession.isSignedIn);
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
      ? [
          t('handover.askTitle'),
          isSignedIn ? t('handover.askText') : t('handover.askSignedOutText'),
          isSignedIn ? t('handover.stay') : t('handover.goOn'),
          t('handover.switch'),
        ]
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
