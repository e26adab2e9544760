import { randomBytes, randomInt } from 'node:crypto';
import {
  identityMessages,
  secondFactorRules,
  type SecondFactorSetup,
  type SecondFactorStatus,
} from '@lading/contracts/identity';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, refused } from '../../platform/request-error.ts';
import { sealedText } from '../../platform/sealed-text.ts';
import { ownPassword } from './own-password.ts';
import { type Person, personById } from './person.store.ts';
import {
  beginFactor,
  confirmFactor,
  keepRecoveryCodes,
  readFactor,
  removeFactor,
  spendRecoveryCode,
  spendStep,
} from './second-factor.store.ts';
import { securityMail } from './security-mail.ts';
import { secondStepThrottle, type SecondStepTry } from './second-step-throttle.ts';
import { siteNames } from '../branding/index.ts';
import { base32, otpauthAddress, stepOfCode } from './totp.ts';
import type { Visitor } from './visitor.ts';

/** Without easily confused characters (0 O, 1 I L, U V). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const half = 5;

const part = (): string => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** New recovery codes such as `K7QFM-2XW9D`: about 48 bits each, single use. */
function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < secondFactorRules.recoveryCodes) codes.add(`${part()}-${part()}`);
  return [...codes];
}

/** A recovery code as it is compared: blanks, dashes and letter case do not count. */
function bareRecoveryCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** How long a displayed secret waits for its first code. */
const setupMs = 30 * 60_000;

/** The digits of a code of the app, which may be written with blanks; undefined for anything else. */
function appDigits(code: string): string | undefined {
  const digits = code.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** One text for every invalid code: wrong, used, or from a device with a wrong clock. */
export const wrongCode = () => fieldFault('code', identityMessages.wrongSecondCode());

/** The second step of a sign-in and its settings (decision D3). */
export function secondFactorService(platform: Platform) {
  const { clock, database, secrets } = platform;
  const throttle = secondStepThrottle(platform);
  const secretsOfPeople = sealedText(secrets, 'second factor');
  const confirmPassword = ownPassword(platform);
  const tell = securityMail(platform);
  const names = siteNames(platform);
  const digest = (userId: string, code: string): string =>
    secrets.digest('recovery code', `${userId} ${bareRecoveryCode(code)}`);

  /** The secret is 20 bytes (RFC 4226 §4, R6), sealed as base64. */
  const secretOf = (userId: string, sealed: string): Uint8Array =>
    Buffer.from(secretsOfPeople.open(sealed, userId), 'base64');

  /** Accepts a code of the app or a recovery code, each once. Undefined when it is invalid. */
  async function take(trx: Trx, userId: string, code: string): Promise<'app' | 'recovery' | undefined> {
    const factor = await readFactor(trx, userId);
    if (!factor?.confirmed_at) return undefined;
    const digits = appDigits(code);
    if (digits === undefined)
      return (await spendRecoveryCode(trx, userId, digest(userId, code))) ? 'recovery' : undefined;
    const step = stepOfCode(secretOf(userId, factor.sealed_secret), digits, clock.now());
    return step !== undefined && (await spendStep(trx, userId, step)) ? 'app' : undefined;
  }

  /** Counts the try, and reverts that after a correct code. */
  async function guarded<Result>(
    { code, ...origin }: Omit<SecondStepTry, 'isOfApp'> & { code: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const uncount = await throttle.count({ ...origin, isOfApp: appDigits(code) !== undefined });
    const result = await work();
    await uncount();
    return result;
  }

  /** A try in the settings: each session has a count of its own. */
  const inSession = ({ userId, sessionId }: SignedIn, code: string, { ip }: Visitor) => ({
    userId,
    ip,
    ownMark: `session ${sessionId}`,
    code,
  });

  async function newCodes(trx: Trx, userId: string): Promise<string[]> {
    const codes = makeRecoveryCodes();
    await keepRecoveryCodes(
      trx,
      userId,
      codes.map((code) => digest(userId, code)),
    );
    return codes;
  }

  /** Checks password and code again, then makes the change in the transaction that consumes the code. */
  async function change<Result>(
    user: SignedIn,
    given: { password: string; code: string },
    visitor: Visitor,
    work: (trx: Trx) => Promise<Result>,
  ): Promise<{ person: Person; result: Result }> {
    const person = await confirmPassword(user.userId, given.password);
    const result = await guarded(inSession(user, given.code, visitor), () =>
      database.asSystem(async (trx) => {
        if (!(await take(trx, user.userId, given.code))) throw wrongCode();
        return work(trx);
      }),
    );
    return { person, result };
  }

  return {
    take,
    guarded,

    async status(userId: string): Promise<SecondFactorStatus> {
      const factor = await database.asSystem((trx) => readFactor(trx, userId));
      return factor?.confirmed_at
        ? { isOn: true, since: factor.confirmed_at.toISOString(), recoveryCodesLeft: factor.codes_left }
        : { isOn: false, since: null, recoveryCodesLeft: 0 };
    },

    /** Creates a secret; replaces one that is pending. */
    async begin(userId: string, password: string, { host }: Visitor): Promise<SecondFactorSetup> {
      const person = await confirmPassword(userId, password);
      const secret = randomBytes(20);
      const started = await database.asSystem((trx) =>
        beginFactor(trx, person, {
          sealed: secretsOfPeople.seal(secret.toString('base64'), userId),
          now: clock.now(),
        }),
      );
      if (!started) {
        throw refused(identityMessages.secondFactorOn());
      }
      const written = base32(secret);
      const issuer = await names.inLanguage(person.language, person.reseller_id, host);
      return { secret: written, address: otpauthAddress(issuer, person.email, written) };
    },

    /** Turns it on with the first code of the app, and returns the recovery codes. */
    async confirm(user: SignedIn, code: string, visitor: Visitor): Promise<string[]> {
      const { userId } = user;
      const { person, codes } = await guarded(inSession(user, code, visitor), () =>
        database.asSystem(async (trx) => {
          const now = clock.now();
          const factor = await readFactor(trx, userId);
          if (!factor || factor.confirmed_at || now.getTime() - factor.begun_at.getTime() > setupMs) {
            throw refused(identityMessages.setupEnded());
          }
          const step = stepOfCode(secretOf(userId, factor.sealed_secret), code.replaceAll(/\s/g, ''), now);
          if (step === undefined) throw wrongCode();
          await confirmFactor(trx, userId, step, now);
          return { person: await personById(trx, userId), codes: await newCodes(trx, userId) };
        }),
      );
      if (person) await tell(person, 'on', visitor);
      return codes;
    },

    async renewRecoveryCodes(
      user: SignedIn,
      given: { password: string; code: string },
      visitor: Visitor,
    ): Promise<string[]> {
      const { person, result } = await change(user, given, visitor, (trx) => newCodes(trx, user.userId));
      await tell(person, 'newCodes', visitor);
      return result;
    },

    async turnOff(
      user: SignedIn,
      given: { password: string; code: string },
      visitor: Visitor,
    ): Promise<void> {
      const { person } = await change(user, given, visitor, (trx) => removeFactor(trx, user.userId));
      await tell(person, 'off', visitor);
    },

    /** Informs the owner that a recovery code was used. */
    async notifyOfRecovery(person: Person, visitor: Visitor): Promise<void> {
      const factor = await database.asSystem((trx) => readFactor(trx, person.user_id));
      await tell(person, 'codeUsed', visitor, factor?.codes_left ?? 0);
    },
  };
}

/** See {@link secondFactorService}. */
export type SecondFactor = ReturnType<typeof secondFactorService>;
