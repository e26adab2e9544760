import { useHostState } from '@lading/bridge/react';
import type { BookAddress, QuoteRequest } from '@lading/contracts/shipping';
import { Page } from '@lading/sub-app-kit/components/page';
import { keepDraft, keptDraft } from '@lading/sub-app-kit/form';
import { completePackage, useQuote } from '@lading/sub-app-kit/rates';
import { late } from '@lading/ui/late';
import { PageHeader } from '@lading/ui/page-header';
import { Tabs } from '@lading/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LabelSale } from './label-sale.tsx';
import { RateForm } from './rate-form.tsx';
import {
  noParties,
  partiesOf,
  type RateInput,
  type RateParty,
  rateRequest,
  readRateInput,
  withParty,
  writeRateInput,
} from './rate-input-rules.ts';
import { RateResults } from './rate-results.tsx';
import { SavePreset } from './save-preset.tsx';
import { SizeCheck } from './size-check.tsx';

/** The name under which the tab keeps them: a postal address has no place in a link. */
const draft = 'rate-parties';

/** The full addresses of the calculator, kept in this tab over a reload and a way to the wallet and back. */
function useRateParties(input: RateInput) {
  const person = useHostState(({ user }) => user?.user.userId ?? '');
  const [parties, setParties] = useState(() =>
    partiesOf(input, keptDraft(person, draft, noParties)?.values ?? noParties),
  );
  return {
    parties,
    /** Sets an address, or with null removes it. @returns the addresses after that */
    setParty(party: RateParty, address: BookAddress | null) {
      const next = { ...parties, [party]: address };
      setParties(next);
      keepDraft(person, draft, next.sender || next.recipient ? next : null);
      return next;
    },
  };
}

const PartyDialog = late(async () => (await import('./party-dialog.tsx')).PartyDialog);

const requestOf = (asked: ReturnType<typeof rateRequest>): QuoteRequest | null =>
  'request' in asked ? asked.request : null;

/**
 * The rate calculator (spec §2; decision D14): real rates of all carriers line by line, and which services accept each package at all. Between
 * two full addresses a label is bought at a rate.
 */
export function RatesPage() {
  const { t } = useTranslation(['shippingParcels', 'shellHeader', 'shippingDefaults']);
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date().toISOString());
  const [tab, setTab] = useState<'rates' | 'sizes'>('rates');
  // Local state: the address follows a moment later, and typing in between must not be lost.
  const [input, setInput] = useState(() => readRateInput(params));
  const { parties, setParty } = useRateParties(input);
  const [opened, setOpened] = useState<RateParty | null>(null);
  const [boughtAt, setBoughtAt] = useState<string | null>(null);
  const now = rateRequest(input, parties);
  // A complete address is answered immediately, as after a reload.
  const [asked, setAsked] = useState(() => requestOf(now));
  const [isTried, setTried] = useState(false);
  const quote = useQuote(asked);

  function change(next: RateInput) {
    setInput(next);
    setParams(writeRateInput(next), { replace: true });
  }
  function complete(party: RateParty, address: BookAddress | null) {
    const next = address ? withParty(input, party, address) : input;
    change(next);
    const request = requestOf(rateRequest(next, setParty(party, address)));
    // Shown rates are asked again: a label can be bought at those of its addresses only.
    if (asked && request) setAsked(request);
  }
  function ask() {
    setTried(true);
    const request = requestOf(now);
    if (!request) return;
    setTab('rates');
    if (JSON.stringify(request) === JSON.stringify(asked)) void quote.refetch();
    else setAsked(request);
  }

  return (
    <Page title={t('shellHeader:rates')}>
      <PageHeader
        title={t('shellHeader:rates')}
        description={t('rates.intro')}
        actions={<SavePreset input={input} />}
      />
      <LabelSale
        quote={quote.data}
        rateId={boughtAt}
        here={`/e/#/rates?${writeRateInput(input).toString()}`}
        onRequote={() => {
          if (asked) void quote.refetch();
        }}
        onClose={() => setBoughtAt(null)}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[360px_minmax(0,1fr)]">
        <RateForm
          input={input}
          onChange={change}
          parties={parties}
          onParty={setOpened}
          faults={isTried && 'faults' in now ? now.faults : []}
          onSubmit={ask}
          isBusy={quote.isFetching}
        />
        <Tabs
          className="min-w-0"
          label={t('rates.views')}
          value={tab}
          onValueChange={setTab}
          items={[
            {
              value: 'rates',
              label: t('rates.tab'),
              content: (
                <div className="pt-3">
                  <RateResults
                    quote={quote.data}
                    isAsked={asked !== null}
                    isLoading={quote.isFetching}
                    error={quote.error}
                    isChanged={JSON.stringify(requestOf(now)) !== JSON.stringify(asked)}
                    onAsk={ask}
                    parties={parties}
                    onParty={setOpened}
                    onBuy={({ rateId }) => setBoughtAt(rateId)}
                  />
                </div>
              ),
            },
            {
              value: 'sizes',
              label: t('check.title'),
              content: (
                <div className="pt-3">
                  <SizeCheck
                    parcels={input.packages.map((one) => completePackage(one, input.unit))}
                    day={input.shipDate || today}
                  />
                </div>
              ),
            },
          ]}
        />
      </div>
      {opened ? (
        <PartyDialog
          party={opened}
          address={parties[opened]}
          place={
            opened === 'sender'
              ? { zipCode: input.fromZip, countryCode: 'US' }
              : { zipCode: input.toZip, countryCode: input.toCountry }
          }
          onSet={(address) => complete(opened, address)}
          onClose={() => setOpened(null)}
          onMissing={() => setOpened(null)}
        />
      ) : null}
    </Page>
  );
}
