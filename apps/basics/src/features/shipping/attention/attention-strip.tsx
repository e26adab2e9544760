import { attentionDays, attentionKinds } from '@lading/contracts/shipping';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { Button } from '@lading/ui/button';
import { cx } from '@lading/ui/cx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAttentionCounts } from './attention-queries.ts';

/**
 * Shipments that need attention, counted by reason; each number links to its shipments. One line with a fixed height, so that the
 * list below does not move when the numbers arrive.
 */
export function AttentionStrip() {
  const { t } = useTranslation(['shippingAttention', 'common']);
  const { data, error, isFetching, refetch } = useAttentionCounts();
  const [params] = useSearchParams();
  const kinds = attentionKinds.filter((kind) => (data?.[kind] ?? 0) > 0);
  const count = kinds.reduce((sum, kind) => sum + (data?.[kind] ?? 0), 0);
  const now = params.get('attention');
  const links = [
    ...kinds.map((kind) => ({
      kind: kind as string,
      text: t('counted', {
        kind: t(`kind.${kind}`, { days: attentionDays.STUCK }),
        count: data?.[kind] ?? 0,
      }),
    })),
    ...(kinds.length > 1 ? [{ kind: 'ANY', text: t('all') }] : []),
  ];
  return (
    <div className="mb-3 flex h-control items-center gap-x-4 overflow-x-auto text-sm whitespace-nowrap">
      {data ? (
        <p
          className={cx('flex items-center gap-1.5', count > 0 ? 'font-semibold text-ink' : 'text-ink-muted')}
        >
          {count > 0 ? <TriangleAlert aria-hidden="true" className="size-4 text-warning-ink" /> : null}
          {count > 0 ? t('strip', { count }) : t('none')}
        </p>
      ) : error && !isUnknownCall(error) ? (
        <p role="alert" className="flex items-center gap-2 text-danger-ink">
          {t('countsFailed')}
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </p>
      ) : null}
      {links.length > 0 ? (
        <ul className="flex gap-x-4">
          {links.map(({ kind, text }) => (
            <li key={kind}>
              <Link
                to={`?${new URLSearchParams({ attention: kind }).toString()}`}
                aria-current={now === kind ? 'true' : undefined}
                className="rounded-sm underline aria-[current]:font-semibold"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
