import { useHost, useHostState } from '@lading/bridge/react';
import { billingMessages, moneyApi, type RateCard, type RateRule } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormFailure, LeaveGuard, LoadedField, useForm } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CardTrial } from './card-trial.tsx';
import { dayFromNow } from './money-days.ts';
import { useCardsChanged, useClients } from './money-queries.ts';
import { RuleFields } from './rule-fields.tsx';
import { changedRule, faultsOfRule, newRule } from './rule-rules.ts';
import { useMayMoveMoney } from './use-may-move-money.ts';

/** Value for "every client", which is not a client's id. */
const everyClient = 'every';

interface CardEditorProps {
  warehouseId: string;
  /** The draft to edit; absent for a new card. */
  draft?: RateCard;
  /** Initial values of a new card. */
  copyOf?: RateCard | undefined;
}

/** A rule with a key of its own, so that it keeps its fields while others are removed. */
type KeyedRule = { key: number; rule: RateRule };
const keyed = (rules: readonly RateRule[]): KeyedRule[] => rules.map((rule, key) => ({ key, rule }));

/** Edits a draft: its scope, its start, and its rules; tries it on past days, publishes or discards it. */
export function CardEditor({ warehouseId, draft, copyOf }: CardEditorProps) {
  const { t } = useTranslation('fundsMoney');
  const { bus } = useHost();
  const api = useApi();
  const navigate = useNavigate();
  const changed = useCardsChanged();
  const clients = useClients(warehouseId);
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const { saveCard, publishCard, discardCard } = moneyApi.calls;
  const timeZone = useHostState((state) => state.timeZone);
  const [tomorrow] = useState(() => dayFromNow(1, timeZone));
  const mayPublish = useMayMoveMoney();
  const start = draft ?? copyOf;
  // That of the values in the form: the list may be fetched again, with what someone else has saved.
  const [version, setVersion] = useState(draft?.version);
  const form = useForm({
    schema: saveCard.body,
    catalogs: [billingMessages],
    defaults: {
      cardName: draft ? draft.cardName : copyOf ? t('card.copyOf', { name: copyOf.cardName }) : '',
      clientOrgId: start?.clientOrgId ?? everyClient,
      validFrom: draft?.validFrom ?? tomorrow,
      // Without what their fees do not compute with, which older cards may have.
      rules: keyed(start?.rules.map((rule) => changedRule(rule, {})) ?? [newRule()]),
    },
    wire: ({ clientOrgId, rules, ...rest }) => ({
      ...rest,
      warehouseId,
      clientOrgId: clientOrgId === everyClient ? null : clientOrgId,
      rules: rules.map(({ rule }) => rule),
      ...(draft ? { cardId: draft.cardId, version } : {}),
    }),
    async submit(body) {
      const { cardId, version: saved } = await api.call(saveCard, { body });
      setVersion(saved);
      await changed();
      bus.emit('notice:show', { tone: 'info', title: t('card.saved') });
      if (draft) form.reset(form.values);
      else void navigate(`/money/cards/${cardId}`, { replace: true });
    },
  });
  const { rules, cardName, clientOrgId, validFrom } = form.values;
  const setRules = (next: KeyedRule[]) => form.set({ rules: next });
  const isJudged = form.errors.rules !== undefined;
  const isFaulty = rules.some(({ rule }) => faultsOfRule(rule).size > 0);

  async function publish() {
    await api.call(publishCard, { body: { cardId: draft!.cardId, version } });
    await changed();
    bus.emit('notice:show', { tone: 'info', title: t('card.published', { name: cardName }) });
  }
  async function discard() {
    await api.call(discardCard, { body: { cardId: draft!.cardId } });
    await changed();
    void navigate('/money', { replace: true });
  }

  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
      <Card title={draft ? t('cards.state.DRAFT') : t('card.newTitle')}>
        <FormFailure failure={form.failure} title={t('failed')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('card.name')} {...form.field('cardName')} autoComplete="off" maxLength={100} />
          <LoadedField label={t('card.client')} query={clients}>
            <Select
              label={t('card.client')}
              {...form.field('clientOrgId')}
              options={[
                { value: everyClient, label: t('cards.everyClient') },
                ...(clients.data ?? []).map(({ orgId, orgName }) => ({ value: orgId, label: orgName })),
              ]}
            />
          </LoadedField>
          <div>
            <DayFilter
              label={t('card.validFrom')}
              value={validFrom}
              onChange={(day) => form.set({ validFrom: day ?? '' })}
            />
            {form.errors.validFrom ? (
              <p className="mt-1 text-sm text-danger-ink">{form.errors.validFrom}</p>
            ) : null}
          </div>
        </div>
      </Card>
      <section aria-label={t('card.rules')} className="grid gap-3">
        <h2 className="text-base font-semibold text-ink">{t('card.rules')}</h2>
        {isJudged ? (
          <Banner tone="danger" live>
            {rules.length === 0 ? t('card.noRules') : isFaulty ? t('card.rulesFailed') : form.errors.rules}
          </Banner>
        ) : null}
        {rules.map(({ key, rule }, at) => (
          <RuleFields
            key={key}
            number={at + 1}
            rule={rule}
            isJudged={isJudged}
            onChange={(next) => setRules(rules.with(at, { key, rule: next }))}
            onRemove={() => setRules(rules.toSpliced(at, 1))}
          />
        ))}
        <Button
          className="w-fit"
          onClick={() =>
            setRules([...rules, { key: Math.max(0, ...rules.map(({ key }) => key)) + 1, rule: newRule() }])
          }
        >
          <Plus aria-hidden="true" />
          {t('card.addRule')}
        </Button>
      </section>
      <CardTrial
        warehouseId={warehouseId}
        clientOrgId={clientOrgId === everyClient ? null : clientOrgId}
        rules={rules.map(({ rule }) => rule)}
        isDisabled={isFaulty || rules.length === 0}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" loading={form.isPending}>
          {t('card.save')}
        </Button>
        {draft ? (
          <>
            {mayPublish ? (
              <Button disabled={form.isDirty} onClick={() => setAsking('publish')}>
                {t('card.publish')}
              </Button>
            ) : null}
            <Button variant="ghost" onClick={() => setAsking('discard')}>
              {t('card.discard')}
            </Button>
            {form.isDirty && mayPublish ? (
              <p className="text-sm text-ink-muted">{t('card.publishFirst')}</p>
            ) : null}
          </>
        ) : null}
      </div>
      <Question
        asking={asking}
        name={cardName}
        day={validFrom}
        onClose={() => setAsking(null)}
        onConfirm={asking === 'discard' ? discard : publish}
      />
    </form>
  );
}

interface QuestionProps {
  asking: 'publish' | 'discard' | null;
  name: string;
  day: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks before a draft is published, which is final, or deleted. */
function Question({ asking, name, day, onClose, onConfirm }: QuestionProps) {
  const { t } = useTranslation(['fundsMoney', 'common']);
  const isDiscard = asking === 'discard';
  return (
    <ConfirmDialog
      open={asking !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isDiscard ? t('card.discardTitle', { name }) : t('card.publishTitle', { name })}
      confirmLabel={isDiscard ? t('card.discard') : t('card.publish')}
      cancelLabel={t('common:action.cancel')}
      danger={isDiscard}
      onConfirm={onConfirm}
    >
      {isDiscard ? t('card.discardText') : t('card.publishText', { day })}
    </ConfirmDialog>
  );
}
