import type { CallInput } from '@lading/contracts/core';
import { storeConnectionApi } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { RawPage } from '../../../platform/raw-page.tsx';
import { refusalText } from '../../../platform/refusal-text.ts';
import { useTexts } from '../../../platform/texts.ts';
import { OrdersLink } from './orders-link.tsx';

type Callback = CallInput<typeof storeConnectionApi.calls.beginBigCommerce>['body'];

/** The parameters of BigCommerce's callback address (decision D10); undefined when one is missing. */
export function callbackOf(query: URLSearchParams): Callback | undefined {
  const [code, scope, context] = ['code', 'scope', 'context'].map((name) => query.get(name)?.trim());
  if (!code || !scope || !context) return undefined;
  return { code, scope, context, accountUuid: query.get('account_uuid') };
}

/** Keyed by the single-use code: rendering this page twice must not send it twice. */
const tickets = new Map<string, Promise<string>>();

async function begin(callback: NonNullable<ReturnType<typeof callbackOf>>): Promise<string> {
  const { ticket } = await api.call(storeConnectionApi.calls.beginBigCommerce, { body: callback });
  return ticket;
}

interface BeginConnectionProps {
  query: URLSearchParams;
  corner: ReactNode;
  /** The server has exchanged the code; the ticket represents the store from now on. */
  onTicket: (ticket: string) => void;
}

/** Has the server exchange BigCommerce's code before sign-in: it expires quickly. */
export function BeginConnection({ query, corner, onTicket }: BeginConnectionProps) {
  const { t } = useTranslation('storesConnection');
  const language = languageOf(useTexts());
  const [callback] = useState(() => callbackOf(query));
  const [fault, setFault] = useState<unknown>(null);
  const isMounted = useRef(true);

  const ask = useCallback(() => {
    if (!callback) return;
    const ticket = tickets.get(callback.code) ?? begin(callback);
    tickets.set(callback.code, ticket);
    ticket.then(
      (given) => isMounted.current && onTicket(given),
      (failed: unknown) => {
        tickets.delete(callback.code);
        if (isMounted.current) setFault(failed);
      },
    );
  }, [callback, onTicket]);

  useEffect(() => {
    isMounted.current = true;
    ask();
    return () => {
      isMounted.current = false;
    };
  }, [ask]);

  if (!callback) {
    return (
      <RawPage title={t('missing')} corner={corner}>
        <p className="mt-2 text-base text-ink-muted">{t('bigCommerce.missingHint')}</p>
        <OrdersLink />
      </RawPage>
    );
  }
  return (
    <RawPage title={t('bigCommerce.title')} corner={corner}>
      {fault === null ? (
        <output className="mt-2 block text-base text-ink-muted">{t('bigCommerce.asking')}</output>
      ) : (
        <Banner
          tone="danger"
          live
          className="mt-4"
          actions={
            <Button
              size="small"
              onClick={() => {
                setFault(null);
                ask();
              }}
            >
              {t('retry')}
            </Button>
          }
        >
          {refusalText(fault, language, t('serverError'))}
        </Banner>
      )}
      {fault === null ? null : <OrdersLink />}
    </RawPage>
  );
}
