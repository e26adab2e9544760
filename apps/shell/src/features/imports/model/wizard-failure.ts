import { ApiError, serverErrorText } from '@lading/api-client/api-error';
import { errorCode, type FieldError, type LocalizedText } from '@lading/contracts/core';
import { ImportFault } from '@lading/import-engine/import-fault';

/** A failed call as the wizard shows it. */
export interface WizardFailure {
  text: LocalizedText;
  /** Every error that the server named. */
  details: readonly FieldError[];
  /** For a failure that the user cannot fix; a message with advice needs no id. */
  requestId: string | null;
  /** The reply was lost: the request may have been processed, and may be repeated. */
  isLost: boolean;
}

/** The replies of a proxy that gave up on the server. */
const proxyCodes: readonly (number | null)[] = [502, 503, 504];
/** The server lost its database, maybe after the commit. */
const databaseAway = 'core.databaseAway';

const isWithoutReply = ({ kind, code, reason }: ApiError): boolean =>
  kind === 'network' || proxyCodes.includes(code) || reason === databaseAway;

/** What to show for a failed call, or a file that cannot be imported; null for a call that was canceled on purpose. */
export function wizardFailure(error: unknown): WizardFailure | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  if (error instanceof ImportFault) return { text: error.text, details: [], requestId: null, isLost: false };
  if (!(error instanceof ApiError))
    return { text: serverErrorText, details: [], requestId: null, isLost: false };
  const { message, zhMessage, errors, code } = error;
  const requestId = code === errorCode.unknown ? error.requestId : null;
  return { text: { message, zhMessage }, details: errors, requestId, isLost: isWithoutReply(error) };
}
