import { NotFoundPage } from '@lading/sub-app-kit/components/not-found-page';
import { useWaysOn } from './ways-on.ts';

/** Any other address below the prefix. */
export function UnknownPage() {
  return <NotFoundPage waysOn={useWaysOn()} />;
}
