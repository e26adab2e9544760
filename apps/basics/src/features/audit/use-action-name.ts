import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names what was done by the id of its call, such as `auth.login`. The twins of resellers' clients bear the same names. */
export function useActionName(): (action: string) => string {
  const { t, i18n } = useTranslation('audit');
  return useCallback(
    (action: string) => {
      const key = `audit:action.${action.replace(/^saas-auth\./, 'auth.')}`;
      // A server that is newer than this page may have calls that it has no words for: the id speaks for itself.
      return i18n.exists(key) ? (t as (key: string) => string)(key) : '';
    },
    [t, i18n],
  );
}
