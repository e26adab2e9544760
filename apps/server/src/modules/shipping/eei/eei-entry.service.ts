import type { LocalizedText } from '@lading/contracts/core';
import {
  dayOfItn,
  eeiCitation,
  eeiMessages,
  isFiledAtAnyValue,
  readCitation,
  type EeiRecord,
  type EnteredCitation,
} from '@lading/contracts/shipping';
import type { Clock } from '../../../platform/clock.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { conflict, fieldFault, notFound } from '../../../platform/request-error.ts';
import type { CustomsItem } from '../../orders/index.ts';
import { insertEntry, lockDeclaredGoods } from './eei-entry.store.ts';
import { readEeiRecord } from './eei-history.store.ts';
import { lockGoingAlong } from './eei-record.store.ts';
import { filingDue, filingText, shipmentsWith, type SiblingGoods } from './eei-rules.ts';

const dayMs = 86_400_000;

/** Why a citation is not valid for an export; undefined when it is. */
function faultOf(
  { basis, itn }: EnteredCitation,
  {
    countryCode,
    items,
    currency,
    shipDate,
    ear99,
    along,
  }: {
    countryCode: string;
    items: CustomsItem[];
    currency: string;
    shipDate: string;
    ear99: boolean;
    along: readonly SiblingGoods[] | null;
  },
  now: Date,
): LocalizedText | undefined {
  // It may already be tomorrow where the number was issued.
  const latest = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  if (itn !== null && dayOfItn(itn) > latest) return eeiMessages.future();
  if (basis === 'CANADA' && countryCode !== 'CA') return eeiMessages.notCanada();
  // Only exports from the US are recorded.
  if (basis === 'BELOW' && !ear99 && isFiledAtAnyValue({ countryCode: 'US' }, { countryCode }))
    return eeiMessages.anyValue();
  if (basis === 'BELOW' && items.length === 0) return eeiMessages.undeclared();
  const due = along ? filingDue({ items, currency }, shipDate, along) : undefined;
  if (!along || !due) return undefined;
  if ('currency' in due) return eeiMessages.unknown(due);
  return shipmentsWith(due.code, along).length === 0 ? eeiMessages.above(due) : filingText(due, along);
}

/**
 * Enters the citation of an export: its ITN, even after shipping, or why no filing was required. Earlier citations stay on
 * record; a repeated entry is stored once.
 *
 * @throws RequestError 404; 409 when its label was voided; 400 when the citation is invalid, or does not fit this export
 */
export async function enterCitation(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  clock: Clock,
  { recordId, citation }: { recordId: string; citation: string },
): Promise<EeiRecord> {
  const entered = readCitation(citation);
  if (!entered) throw fieldFault('citation', eeiMessages.wrong());
  return db(async (trx) => {
    const found = await readEeiRecord(trx, recordId);
    if (!found) throw notFound();
    if (found.isVoided) throw conflict(eeiMessages.voided());
    const goods = await lockDeclaredGoods(trx, recordId);
    const now = clock.now();
    const { shipmentId } = found;
    const along = entered.basis === 'BELOW' ? await lockGoingAlong(trx, { ...goods, shipmentId }) : null;
    const fault = faultOf(entered, { ...found, ...goods, along }, now);
    if (fault) throw fieldFault('citation', fault);
    // Another person may have entered it meanwhile; that entry is kept.
    const standing = (await readEeiRecord(trx, recordId))!;
    if (eeiCitation(standing) === eeiCitation(entered)) return standing;
    await insertEntry(trx, { recordId, entered, userId: user.userId, now });
    return (await readEeiRecord(trx, recordId))!;
  });
}
