import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { PasswordField } from '@lading/ui/password-field';
import { useQuietStart } from '@lading/ui/use-quiet-start';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../platform/brand/brand.ts';
import { authSession } from '../../platform/browser-session.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { signIn } from './sign-in.ts';

const titleId = 'sign-in-again';

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className =
    'm-auto w-105 max-w-[calc(100vw-32px)] rounded-xl bg-raised p-6 text-ink shadow-float backdrop:bg-scrim backdrop:backdrop-blur-md';
  dialog.setAttribute('aria-labelledby', titleId);
  return dialog;
}

/**
 * An element in the browser's top layer: above every dialog, and the only usable part of the page. A dialog below, even in a
 * sub-application, neither closes nor takes back the focus.
 */
function useTopLayer(): HTMLDialogElement {
  const [dialog] = useState(createDialog);
  useLayoutEffect(() => {
    document.body.append(dialog);
    dialog.showModal();
    const events = new AbortController();
    const { signal } = events;
    const stay = (event: Event): void => event.preventDefault();
    // The page below must not handle Esc or a shortcut.
    const keep = (event: Event): void => event.stopPropagation();
    dialog.addEventListener('cancel', stay, { signal });
    dialog.addEventListener('close', () => dialog.showModal(), { signal });
    for (const name of ['keydown', 'keyup', 'pointerdown', 'mousedown', 'click'])
      dialog.addEventListener(name, keep, { signal });
    return () => {
      events.abort();
      dialog.close();
      dialog.remove();
    };
  }, [dialog]);
  return dialog;
}

interface SignInAgainDialogProps {
  /** The person who was signed in: the page is theirs, so no one else can sign in on top of it. */
  userName: string;
  /** Leaves the page with its unsaved input for the sign-in page. */
  onLeave: () => void;
}

/**
 * The session has ended while the page has unsaved input: the person signs in on top of it and continues. The rest of the page
 * cannot be read or used until then.
 */
export function SignInAgainDialog({ userName, onLeave }: SignInAgainDialogProps) {
  const { t, i18n } = useTranslation('identitySignIn');
  const kind = useBrand().isReseller ? 'reseller' : 'seller';
  const dialog = useTopLayer();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  useQuietStart();
  useLayoutEffect(() => field.current?.focus(), []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending) return;
    setMissing(password === '');
    setRefusal(null);
    if (password === '') return field.current?.focus();
    setSending(true);
    try {
      const wanted = await signIn(kind, userName, password, authSession.resume);
      if (wanted) setChallenge(wanted.challenge);
    } catch (fault) {
      setRefusal(fault);
      setSending(false);
      field.current?.select();
    }
  }

  function startAgain(fault: unknown) {
    setChallenge(null);
    setPassword('');
    setRefusal(fault);
    setSending(false);
  }

  const content =
    challenge === null ? (
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <div>
          <h2 id={titleId} className="text-xl font-semibold tracking-tight">
            {t('again.title')}
          </h2>
          <p className="mt-2 text-base text-ink-muted">{t('again.text')}</p>
        </div>
        {refusal === null ? null : (
          <Banner tone="danger" live>
            {refusalText(refusal, languageOf(i18n), t('login.serviceError'))}
          </Banner>
        )}
        <p className="text-sm font-medium break-words">{userName}</p>
        {/* For password managers. */}
        <input type="text" name="userName" autoComplete="username" value={userName} readOnly hidden />
        <PasswordField
          ref={field}
          label={t('login.password')}
          name="password"
          value={password}
          onValueChange={setPassword}
          error={isMissing && password === '' ? t('login.passwordRequired') : undefined}
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabelText={t('login.hidePassword')}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
          {isSending ? t('login.submitting') : t('login.submit')}
        </Button>
        <Button variant="ghost" size="small" onClick={onLeave}>
          {t('again.leave')}
        </Button>
      </form>
    ) : (
      <SecondStepForm
        kind={kind}
        challenge={challenge}
        keep={authSession.resume}
        onSignedIn={() => undefined}
        onStartAgain={startAgain}
      />
    );
  return createPortal(content, dialog);
}
