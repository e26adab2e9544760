import type { LocalizedMessage } from '@lading/contracts/core';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownerMail } from '../identity/index.ts';
import { sendNotice } from '../messages/index.ts';

/** A step of a withdrawal, as it is told: in the message center by `content`, and to owners by the paragraphs of `mail`. */
interface WithdrawalNews {
  title: LocalizedMessage;
  content: LocalizedMessage;
  mail: readonly LocalizedMessage[];
  /** Host that was called; none where an operator acts. */
  host?: string;
}

/**
 * Tells an organization of a step, within the caller's transaction: all of it in the message center, and every owner by mail as well, which a stranger
 * in the account of one of them cannot take back.
 */
export function withdrawalNews(platform: Pick<Platform, 'clock' | 'jobs'>) {
  const mailOwners = ownerMail(platform);
  return async (
    trx: Trx,
    orgId: string,
    { title, content, mail, host = '' }: WithdrawalNews,
  ): Promise<void> => {
    await sendNotice(trx, { orgId, now: platform.clock.now() }, { title, content });
    await mailOwners(trx, orgId, { subject: title, paragraphs: mail, host });
  };
}
