import { errorCode, type LocalizedText } from '@lading/contracts/core';
import { customsMessages } from '@lading/contracts/orders';
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
import { fieldFault, notFound, RequestError } from '../../../platform/request-error.ts';
import type { CustomsItem } from '../../orders/index.ts';
import { insertEntry, lockDeclaredGoods } from './eei-entry.store.ts';
import { readEeiRecord } from './eei-history.store.ts';
import { lockGoingAlong, type GoingAlong } from './eei-record.store.ts';
import { codeToFile, dollarsByCode } from './eei-rules.ts';

const dayMs = 86_400_000;

/** Why what was entered cannot be cited for an export; undefined where it can. */
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
    along: GoingAlong | null;
  },
  now: Date,
): LocalizedText | undefined {
  // It may be tomorrow where the number comes from.
  const latest = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  if (itn !== null && dayOfItn(itn) > latest) return eeiMessages.future();
  if (basis === 'CANADA' && countryCode !== 'CA') return eeiMessages.notCanada();
  // Nothing is on record that does not leave from the US.
  if (basis === 'BELOW' && !ear99 && isFiledAtAnyValue({ countryCode: 'US' }, { countryCode }))
    return eeiMessages.anyValue();
  const code = along ? codeToFile(dollarsByCode(items, currency, shipDate), along.worth) : undefined;
  if (!along || code === undefined) return undefined;
  return along.shipments.length === 0
    ? eeiMessages.above({ code })
    : customsMessages.itnMissingTogether({ code, shipments: along.shipments.join(', ') });
}

/**
 * Enters what is cited for an export: its ITN, also one that came after it was shipped, or why none was due. What was cited before stays on
 * record; the same again is kept once.
 *
 * @throws RequestError 404; 409 where its label was voided; 400 where the citation is none, or not one for this export
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
    if (found.isVoided) throw new RequestError(errorCode.conflict, eeiMessages.voided());
    const goods = await lockDeclaredGoods(trx, recordId);
    const now = clock.now();
    const along = entered.basis === 'BELOW' ? await lockGoingAlong(trx, { ...goods, but: recordId }) : null;
    const fault = faultOf(entered, { ...found, ...goods, along }, now);
    if (fault) throw fieldFault('citation', fault);
    // Another person may have entered it in the meantime; that entry stands.
    const standing = (await readEeiRecord(trx, recordId))!;
    if (eeiCitation(standing) === eeiCitation(entered)) return standing;
    await insertEntry(trx, { recordId, entered, userId: user.userId, now });
    return (await readEeiRecord(trx, recordId))!;
  });
}
