import { useEffect, useEffectEvent } from 'react';
import type { SubAppEvents } from '../sub-app-events.ts';
import { useHost } from './host-context.ts';

/** Listens on the bus while the component is mounted; always calls the newest listener. */
export function useBusEvent<Name extends keyof SubAppEvents>(
  name: Name,
  listener: (payload: SubAppEvents[Name]) => void,
): void {
  const { bus } = useHost();
  const onEvent = useEffectEvent(listener);
  useEffect(() => bus.on(name, (payload) => onEvent(payload)), [bus, name]);
}
