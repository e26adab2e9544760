import { ApiError, networkErrorText } from '@lading/api-client/api-error';
import type { ChatSettings } from '@lading/contracts/support';
import type { Language } from '@lading/i18n/languages';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import type { ChatAdapter, ChatVisitor } from './chat-adapter.ts';

/** The API that Chatwoot's script adds to the window (its website SDK). */
interface Chatwoot {
  toggle(state?: 'open' | 'close'): void;
  setUser(identifier: string, user: Record<string, string>): void;
  setLocale(locale: string): void;
  reset(): void;
}

declare global {
  interface Window {
    chatwootSettings?: Record<string, unknown>;
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
    $chatwoot?: Chatwoot;
  }
}

const script = '/packs/js/sdk.js';
const readyEvent = 'chatwoot:ready';
/** How long the vendor's server may take to be ready. */
const patienceMs = 20_000;
const locales: Readonly<Record<Language, string>> = { en: 'en', cn: 'zh_CN' };

const unreachable = (cause?: unknown): ApiError =>
  new ApiError({ kind: 'network', call: null, ...networkErrorText, cause });

/** Runs the vendor's script; resolves when its conversation is ready. A failed script may be retried. */
function start(settings: { baseUrl: string; websiteToken: string }, clock: Clock): Promise<Chatwoot> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const fail = (cause?: unknown) => {
      element.remove();
      reject(unreachable(cause));
    };
    const stop = clock.after(patienceMs, fail);
    window.addEventListener(
      readyEvent,
      () => {
        stop();
        if (window.$chatwoot) resolve(window.$chatwoot);
        else fail();
      },
      { once: true },
    );
    element.addEventListener('error', fail);
    element.addEventListener('load', () => {
      const { websiteToken, baseUrl } = settings;
      if (window.chatwootSDK) window.chatwootSDK.run({ websiteToken, baseUrl });
      else fail();
    });
    element.src = settings.baseUrl + script;
    element.async = true;
    document.head.append(element);
  });
}

/** A Chatwoot server of the operator's (decision D10). Its own button stays hidden: the shell's opens and closes it. */
export function chatwootAdapter(
  settings: Extract<ChatSettings, { vendor: 'chatwoot' }>,
  clock: Clock = systemClock,
): ChatAdapter {
  let starting: Promise<Chatwoot> | undefined;
  let known: string | undefined;

  function identifyVisitor(chatwoot: Chatwoot, { user }: ChatVisitor): void {
    const { userId, email, phone, firstName, lastName, userName } = user.user;
    if (known === userId) return;
    known = userId;
    chatwoot.setUser(userId, {
      name: [firstName, lastName].filter(Boolean).join(' ') || userName || '',
      email: email ?? '',
      ...(phone ? { phone_number: phone } : {}),
      ...(user.org.orgName ? { company_name: user.org.orgName } : {}),
      ...(settings.identifierHash ? { identifier_hash: settings.identifierHash } : {}),
    });
  }

  return {
    async toggle(visitor) {
      window.chatwootSettings = {
        hideMessageBubble: true,
        position: 'right',
        locale: locales[visitor.language],
        darkMode: 'auto',
      };
      starting ??= start(settings, clock);
      const chatwoot = await starting.catch((fault: unknown) => {
        starting = undefined;
        throw fault;
      });
      identifyVisitor(chatwoot, visitor);
      chatwoot.toggle();
    },
    setLanguage(language) {
      if (starting) window.$chatwoot?.setLocale(locales[language]);
    },
    end() {
      // A sign-out can be reported twice; the visitor is gone after the first.
      if (!starting || known === undefined) return;
      known = undefined;
      window.$chatwoot?.toggle('close');
      window.$chatwoot?.reset();
    },
  };
}
