import { createContext, useContext } from 'react';
import type { SubAppProps } from '../sub-app-props.ts';

/** Carries the props of the current mount; filled by `reactSubApp`. */
export const HostContext = createContext<SubAppProps | null>(null);

/**
 * The host interface of this mount: navigation, sign-in, bus, overlay element.
 * @throws Error outside of a sub-app made by `reactSubApp`
 */
export function useHost(): SubAppProps {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is called outside of a sub-app');
  return host;
}
