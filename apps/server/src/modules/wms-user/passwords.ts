import { hash, verify, type Algorithm } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes (OWASP's first choice); about 30 ms, off the event loop. */
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Of no password of anybody: what an unknown user's is held against, so that it takes as long as a known one's. */
let nobodys: Promise<string> | undefined;

/** Digests a new password. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Holds a password against its digest; without a digest it works as long and says no. */
export async function passwordFits(password: string, digest: string | undefined): Promise<boolean> {
  nobodys ??= hash(crypto.randomUUID(), options);
  const fits = await verify(digest ?? (await nobodys), password);
  return fits && digest !== undefined;
}
