import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { FaultIndex } from './fault-index.ts';
import type { ReviewSession } from '../review/review-session.ts';

/** The faults of the rows under review in groups, followed while they are shown. */
export function useFaults(definition: ImportDefinition, session: ReviewSession) {
  const index = useMemo(() => new FaultIndex(definition, session), [definition, session]);
  useEffect(() => index.follow(), [index]);
  return { index, faults: useSyncExternalStore(index.subscribe, index.getSnapshot) };
}
