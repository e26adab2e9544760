import type { AutomationRule, DryRunOrder } from '@lading/contracts/automation';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { Skeleton } from '@lading/ui/skeleton';
import { FlaskConical, Pencil, Power } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useDryRun, useRuleActs, useRules } from './automation-queries.ts';
import { RuleChangeLine } from './rule-change-line.tsx';
import { useRuleTexts, type RuleTexts } from './use-rule-texts.ts';

/** Number of orders rendered at first, and with each further step. */
const step = 50;

function OrderRow({ order, texts }: { order: DryRunOrder; texts: RuleTexts }) {
  const { t } = useTranslation('automation');
  const formats = useFormats();
  const { orderId, orderNo, createTime, recipientName, changes } = order;
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[200px_minmax(0,1fr)]">
      <div className="min-w-0 text-sm">
        <Link to={`/orders/${encodeURIComponent(orderId)}`} className="break-words text-brand-ink underline">
          {orderNo}
        </Link>
        <span className="block break-words text-ink-muted">
          {[recipientName, formats.messageTime(createTime)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {changes.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {changes.map(({ ruleName, isTried, change }, at) => (
            <li key={at}>
              <RuleChangeLine change={change} texts={texts} />
              {isTried ? null : (
                <span className="text-ink-muted"> · {t('dryRun.others', { name: ruleName })}</span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">{t('dryRun.noChange')}</p>
      )}
    </li>
  );
}

function Report({ rule }: { rule: AutomationRule }) {
  const { t } = useTranslation('automation');
  const texts = useRuleTexts();
  const [shown, setShown] = useState(step);
  const { data, error, isFetching, refetch } = useDryRun(rule.ruleId);
  if (error)
    return (
      <FailureState
        title={t('dryRun.failed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    );
  const forecast = data.rules.find(({ ruleId }) => ruleId === rule.ruleId);
  const left = data.changed.length - shown;
  return (
    <>
      <p className="mb-4 text-sm text-ink-muted">{t('dryRun.text', { count: data.orders })}</p>
      {forecast && data.orders > 0 ? (
        <Banner tone={forecast.matched > 0 && forecast.effective === 0 ? 'warning' : 'info'} className="mb-4">
          <span className="font-medium">{t('dryRun.matched', { count: forecast.matched })}</span>{' '}
          {forecast.matched > 0 ? t('dryRun.effective', { count: forecast.effective }) : null}{' '}
          {forecast.matched > 0 && forecast.effective === 0 && forecast.shadowedBy.length > 0
            ? t('flag.shadowed', { rules: forecast.shadowedBy.map((name) => `“${name}”`).join(', ') })
            : null}
        </Banner>
      ) : null}
      <Card title={t('dryRun.changes')}>
        {data.changed.length === 0 ? (
          <EmptyState
            icon={<FlaskConical />}
            title={t(data.orders === 0 ? 'dryRun.noOrders' : 'dryRun.none')}
          >
            {data.orders === 0 ? null : t('dryRun.noneHint')}
          </EmptyState>
        ) : (
          <ul aria-label={t('dryRun.changes')}>
            {data.changed.slice(0, shown).map((order) => (
              <OrderRow key={order.orderId} order={order} texts={texts} />
            ))}
          </ul>
        )}
        {left > 0 ? (
          <Button className="mt-3" size="small" onClick={() => setShown(shown + step)}>
            {t('dryRun.more', { count: left })}
          </Button>
        ) : null}
      </Card>
    </>
  );
}

/** What a rule would do with the latest orders; it can be switched on here. */
export function DryRunPage() {
  const { t } = useTranslation('automation');
  const { ruleId = '' } = useParams();
  const navigate = useNavigate();
  const texts = useRuleTexts();
  const query = useRules();
  const { data } = query;
  const acts = useRuleActs();
  const rule = data?.find((one) => one.ruleId === ruleId);
  const title = t('dryRun.title', { name: rule?.name ?? '' });
  return (
    <Page title={title} narrow>
      <PageHeader
        title={title}
        above={
          <Breadcrumb
            label={t('editor.crumb')}
            items={[{ label: t('editor.crumb'), link: <Link to="/settings/automation" /> }, { label: title }]}
          />
        }
        {...(rule && { description: `${texts.conditions(rule.criteria)}, ${texts.actions(rule)}` })}
        actions={
          rule ? (
            <>
              <Button
                icon={<Pencil aria-hidden="true" />}
                onClick={() => void navigate(`/settings/automation/${encodeURIComponent(ruleId)}`)}
              >
                {t('dryRun.edit')}
              </Button>
              {rule.isOn ? null : (
                <Button
                  variant="primary"
                  icon={<Power aria-hidden="true" />}
                  loading={acts.switch.isPending}
                  onClick={() => acts.switch.mutate({ ruleId, isOn: true })}
                >
                  {t('dryRun.switchOn')}
                </Button>
              )}
            </>
          ) : null
        }
      />
      {acts.switch.error ? <FailureBanner title={t('notDone')} fault={acts.switch.error} /> : null}
      {rule?.isOn ? (
        <Banner tone="success" live className="mb-4">
          {t('dryRun.isOn')}
        </Banner>
      ) : null}
      {rule ? (
        <Report rule={rule} />
      ) : data ? (
        <Card>
          <EmptyState icon={<FlaskConical />} title={t('editor.missing')} />
        </Card>
      ) : (
        <NotLoaded query={query} title={t('failed')} />
      )}
    </Page>
  );
}
