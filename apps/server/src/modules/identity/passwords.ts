import { identityMessages } from '@lading/contracts/identity';
import { fieldFault } from '../../platform/request-error.ts';
import { isCommonPassword, isOfOwnWords } from './common-password.ts';
import { hash, verify, type Algorithm } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes (OWASP's first choice); about 30 ms, off the event loop. */
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Compared with the password given for an unknown user, so that a refusal takes as long as for a known one. */
let nobodys: Promise<string> | undefined;

/** Hashes a password without judging it. */
export const hashAnyPassword = (password: string): Promise<string> => hash(password, options);

/** @throws RequestError on the field when the password consists of `own`, see `own-words.ts` */
export function refuseOwnWords(password: string, own: readonly string[], fieldName = 'password'): void {
  if (isOfOwnWords(password, own)) throw fieldFault(fieldName, identityMessages.ownWordsPassword());
}

/**
 * Hashes a new password.
 * @param own what anyone knows of its owner, see `own-words.ts`
 * @param fieldName where the caller entered it
 * @throws RequestError on that field when the password is a common one, or consists of what anyone knows of its owner
 */
export async function hashPassword(
  password: string,
  own: readonly string[],
  fieldName = 'password',
): Promise<string> {
  if (isCommonPassword(password)) throw fieldFault(fieldName, identityMessages.commonPassword());
  refuseOwnWords(password, own, fieldName);
  return hashAnyPassword(password);
}

/** Compares a password with its hash; without a hash it takes as long and returns false. */
export async function passwordFits(password: string, digest: string | undefined): Promise<boolean> {
  nobodys ??= hash(crypto.randomUUID(), options);
  const fits = await verify(digest ?? (await nobodys), password);
  return fits && digest !== undefined;
}
