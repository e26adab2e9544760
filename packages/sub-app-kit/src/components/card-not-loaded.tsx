import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/core';
import { Card } from '@lading/ui/card';
import { useTranslation } from 'react-i18next';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { NotLoaded, type FailedQuery } from './not-loaded.tsx';

/** The person may not see it, or the back end does not support it (decision D2): then the card is omitted. */
const isWithheld = (fault: unknown): boolean =>
  isUnknownCall(fault) || (fault instanceof ApiError && fault.code === errorCode.forbidden);

/** Replaces a card whose content could not be loaded, with a retry. Renders nothing while it loads. */
export function CardNotLoaded({ title, query }: { title: string; query: FailedQuery }) {
  const { t } = useTranslation('common');
  if (!query.error || isWithheld(query.error)) return null;
  return (
    <Card title={title}>
      <NotLoaded compact query={query} title={t('state.loadFailed')} />
    </Card>
  );
}
