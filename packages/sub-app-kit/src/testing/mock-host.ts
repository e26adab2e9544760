import type { HostState } from '@lading/bridge/host-state';
import type { SubAppProps } from '@lading/bridge/sub-app-props';

/** The shell's state before a person has signed in. */
export const signedOut: HostState = {
  user: null,
  saas: null,
  lang: 'en',
  timeZone: 'UTC',
  theme: 'light',
  flags: {},
};

/** The replaced functions of the host, as far as a test checks them. */
interface MockedHost extends Partial<Pick<SubAppProps, 'navigate' | 'holdNavigation'>> {
  emit?: SubAppProps['bus']['emit'];
}

/**
 * Stands in for `@lading/bridge/react` in tests of single components, whose host does nothing. Mocks are hoisted, so import it in the
 * factory: `vi.mock('@lading/bridge/react', async () => (await import('…/testing/mock-host')).mockHost())`.
 *
 * @param state what differs from {@link signedOut}; read at every render
 */
export function mockHost(
  state: Partial<HostState> = {},
  { emit = () => undefined, ...host }: MockedHost = {},
) {
  const nothing = () => undefined;
  return {
    useHost: () => ({ bus: { emit }, navigate: nothing, holdNavigation: () => nothing, ...host }),
    useHostState: <Part>(select: (state: HostState) => Part): Part => select({ ...signedOut, ...state }),
    useBusEvent: nothing,
  };
}
