import { RequestError } from '../request-error.ts';

/** What may be told of a fault: the code of a refusal or of the database, else its class. Its text may hold what people typed. */
export function faultNameOf(error: unknown): string {
  if (error instanceof RequestError) return String(error.code);
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}
