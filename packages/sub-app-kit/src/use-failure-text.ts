import { ApiError } from '@lading/api-client/api-error';
import { localized } from '@lading/i18n/localized';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.ts';

/** A failure in the reader's words. */
export interface FailureText {
  text: string;
  /** Names the failure in the server's log; null when it never got there. */
  requestId: string | null;
}

/** What to say about a failed call (spec §8): the server's text, and what to do where it could not be reached. */
export function useFailureText(fault: unknown): FailureText {
  const { t } = useTranslation('subApp');
  const language = useLanguage();
  if (!(fault instanceof ApiError)) return { text: t('unexpected'), requestId: null };
  const text =
    fault.kind === 'network' && fault.code === null ? t('unreachable') : localized(fault, language);
  return { text, requestId: fault.requestId };
}
