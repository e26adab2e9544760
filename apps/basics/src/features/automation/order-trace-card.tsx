import { CardNotLoaded } from '@lading/sub-app-kit/components/card-not-loaded';
import { Card } from '@lading/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderTraces } from './automation-queries.ts';
import { TraceList } from './trace-list.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

/** The changes that automation rules made to an order. */
export function OrderTraceCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation('automation');
  const texts = useRuleTexts();
  const query = useOrderTraces(orderId);
  const { data } = query;
  if (!data) return <CardNotLoaded title={t('trace.title')} query={query} />;
  if (data.length === 0) return null;
  return (
    <Card
      title={t('trace.title')}
      actions={
        <Link to="/settings/automation" className="text-sm text-brand-ink underline">
          {t('trace.toRules')}
        </Link>
      }
    >
      <TraceList traces={data} texts={texts} />
    </Card>
  );
}
