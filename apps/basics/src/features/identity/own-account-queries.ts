import { queryKey } from '@lading/contracts/core';
import { accountApi, type PersonalDetails } from '@lading/contracts/identity';
import { useHost } from '@lading/bridge/react';
import { useApi } from '@lading/sub-app-kit/api-context';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const { calls } = accountApi;

/** Has the shell read the account again, from which every page takes the person and the time zone. */
function useAccountRefresh(): () => void {
  const { bus } = useHost();
  return () => bus.emit('identity:changed', {});
}

/** Changes name, phone and time zone. */
export function useUpdateDetails() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: PersonalDetails) => api.call(calls.updateDetails, { body }),
    onSuccess: useAccountRefresh(),
  });
}

/** Has a code mailed to the address that is to be the person's. */
export function useSendEmailCode() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api.call(calls.sendEmailCode, { body }),
  });
}

/** Makes the address the person's. */
export function useChangeEmail() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { email: string; code: string }) => api.call(calls.changeEmail, { body }),
    onSuccess: useAccountRefresh(),
  });
}

/** Sets a new password; every other sign-in ends with it. */
export function useChangePassword() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; newPassword: string }) => api.call(calls.changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(calls.sessions) }),
  });
}
