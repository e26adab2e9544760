import { queryKey } from '@lading/contracts/define-service';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useChooseLanguage } from '../platform/use-choose-language.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** Follows what a person changes of the own account in a page of a sub-application: header, times and language are new at once. */
export function FreshAccount() {
  const bus = useSubAppBus();
  const client = useQueryClient();
  const chooseLanguage = useEffectEvent(useChooseLanguage());
  useEffect(
    () =>
      bus.on(
        'account:changed',
        () => void client.invalidateQueries({ queryKey: queryKey(wmsUser.calls.afterLogin) }),
      ),
    [bus, client],
  );
  useEffect(() => bus.on('language:choose', ({ language }) => void chooseLanguage(language)), [bus]);
  return null;
}
