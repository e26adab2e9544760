import type { HostState } from '@lading/bridge/host-state';
import { languageOf } from '@lading/i18n/create-texts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSubAppRuntime, type SubAppRuntime } from '../features/sub-app-host/index.ts';
import { useAccount, type Account } from '../platform/account.ts';
import { authSession } from '../platform/browser-session.ts';
import { systemClock } from '../platform/clock.ts';
import { staysUnderMaintenance } from '../platform/leave-to-maintenance.ts';
import { goToPath } from '../platform/routing.tsx';
import { useShownTheme } from '../platform/theme.ts';
import { onSessionEnd } from './error-policy.ts';
import { createSubAppAuth } from './sub-app-auth.ts';
import { subAppSource } from './sub-app-source.ts';

function hostState(
  { user, saas, flags, timeZone }: Account,
  lang: HostState['lang'],
  theme: HostState['theme'],
) {
  const byKey = Object.fromEntries(flags.map((flag) => [flag.featureFlagKey, flag.isEnable]));
  return { user, saas, lang, timeZone, theme, flags: byKey } satisfies HostState;
}

/** The host of sub-applications with its dependencies: sign-in, state and router. */
export function useSubApps(): SubAppRuntime {
  const account = useAccount();
  const { i18n } = useTranslation();
  const lang = languageOf(i18n);
  const theme = useShownTheme();
  const state = useMemo(() => hostState(account, lang, theme), [account, lang, theme]);

  const [runtime] = useState(() =>
    createSubAppRuntime({
      source: subAppSource,
      auth: createSubAppAuth(authSession, onSessionEnd, systemClock),
      state,
      pushPath: goToPath,
      onFault: (fault) => reportError(fault.error),
      staysFor: staysUnderMaintenance,
    }),
  );
  useEffect(() => runtime.start(), [runtime]);
  useEffect(() => runtime.setState(state), [runtime, state]);
  return runtime;
}
