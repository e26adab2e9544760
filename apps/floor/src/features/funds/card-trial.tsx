import { useHostState } from '@lading/bridge/react';
import { moneyApi, type CardSimulation, type RateRule } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useExactAmount } from '@lading/sub-app-kit/rate-rule-text';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayFromNow } from './money-days.ts';

/** Number of past days that rules are tried on. */
const trialDays = 30;

interface CardTrialProps {
  warehouseId: string;
  clientOrgId: string | null;
  rules: RateRule[];
  isDisabled: boolean;
}

/** What the rules would have charged for the last days, compared with what was charged. */
export function CardTrial({ warehouseId, clientOrgId, rules, isDisabled }: CardTrialProps) {
  const { t } = useTranslation('fundsMoney');
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  const trial = useMutation({
    mutationFn: () =>
      api.call(moneyApi.calls.simulateCard, {
        body: {
          warehouseId,
          clientOrgId,
          rules,
          fromDay: dayFromNow(-trialDays, timeZone),
          toDay: dayFromNow(-1, timeZone),
        },
      }),
  });
  const result = trial.data ? <TrialResult result={trial.data} /> : null;
  return (
    <Card
      title={t('try.title')}
      description={t('try.text', { count: trialDays })}
      actions={
        <Button size="small" disabled={isDisabled} loading={trial.isPending} onClick={() => trial.mutate()}>
          {t('try.run')}
        </Button>
      }
    >
      {trial.error ? <FailureBanner title={t('try.failed')} fault={trial.error} /> : result}
    </Card>
  );
}

/** What each fee would have been, beside what was charged, with the totals. */
function TrialResult({ result }: { result: CardSimulation }) {
  const { t } = useTranslation(['fundsMoney', 'fundsBilling']);
  const formats = useFormats();
  const exact = useExactAmount();
  const { currency } = result;
  const cell = 'px-2 py-1.5 text-right tabular-nums first:pl-0 first:text-left last:pr-0';
  return (
    <div className="overflow-x-auto text-sm text-ink" aria-live="polite">
      <table className="w-full">
        <thead className="text-ink-muted">
          <tr className="border-b border-line">
            {(['fee', 'quantity', 'would', 'was'] as const).map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium`}>
                {t(`try.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.fees.map(({ fee, quantity, amount, actual }) => (
            <tr key={fee} className="border-b border-line">
              <th scope="row" className={`${cell} font-normal`}>
                {t(`fundsBilling:fee.${fee}`)}
              </th>
              <td className={cell}>{formats.number(Number(quantity), { maximumFractionDigits: 3 })}</td>
              <td className={cell}>{exact(amount, currency)}</td>
              <td className={cell}>{exact(actual, currency)}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className={cell}>
              {t('try.total')}
            </th>
            <td className={cell}>{exact(result.total, currency)}</td>
            <td className={cell}>{exact(result.actual, currency)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-2 text-ink-muted">
        {t('try.events', { count: result.events })}
        {result.unrated > 0 ? ` ${t('try.unrated', { count: result.unrated })}` : ''}
      </p>
    </div>
  );
}
