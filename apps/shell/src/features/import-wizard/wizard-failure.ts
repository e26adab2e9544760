import { ApiError, serverErrorText } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/envelope';
import type { FieldError, LocalizedText } from '@lading/contracts/localized-text';
import { ImportFault } from '@lading/import-engine/import-fault';

/** A call that failed, as the wizard shows it in place. */
export interface WizardFailure {
  text: LocalizedText;
  /** Every fault that the server named. */
  details: readonly FieldError[];
  /** For a fault that nobody can mend here; what says how to mend it needs no number. */
  requestId: string | null;
  /** The reply got lost: what was asked for may have been done, and may be asked for again. */
  isLost: boolean;
}

/** What to show of a failure of a call, or of a file that cannot be imported; null for a call that was called off on purpose. */
export function wizardFailure(fault: unknown): WizardFailure | null {
  if (fault instanceof DOMException && fault.name === 'AbortError') return null;
  if (fault instanceof ImportFault) return { text: fault.text, details: [], requestId: null, isLost: false };
  if (!(fault instanceof ApiError))
    return { text: serverErrorText, details: [], requestId: null, isLost: false };
  const { message, zhMessage, errors, code, kind } = fault;
  const requestId = code === errorCode.unknown ? fault.requestId : null;
  return { text: { message, zhMessage }, details: errors, requestId, isLost: kind === 'network' };
}
