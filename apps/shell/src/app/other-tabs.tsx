import { useEffect, useState } from 'react';
import { OtherTabDialog } from '../features/identity/index.ts';
import type { OtherTabChange } from '../platform/auth-session.ts';
import { authSession } from '../platform/browser-session.ts';

/** Shown over every page behind the sign-in after another tab has changed who is signed in (spec §4, decision D4). */
export function OtherTabs({ onReload }: { onReload: () => void }) {
  const [change, setChange] = useState<OtherTabChange | null>(null);
  useEffect(() => authSession.onOtherTab(setChange), []);
  return change ? <OtherTabDialog change={change} onReload={onReload} onMissing={onReload} /> : null;
}
