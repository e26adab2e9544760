import { useTranslation } from 'react-i18next';
import type { ListReply } from './list-definition.ts';

/** Tells screen readers how many rows a search or filter has found; null tells nothing. */
export function ListHits({ reply }: { reply: ListReply<unknown> | null }) {
  const { t } = useTranslation('commonSubApp');
  const { total = 0, totalExact = true } = reply ?? {};
  const text = t(totalExact ? 'list.found' : 'list.foundOver', { count: total });
  return <output className="sr-only">{reply ? text : null}</output>;
}
