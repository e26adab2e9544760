import { queryKey } from '@lading/contracts/core';
import { accountApi, type PersonalDetails } from '@lading/contracts/identity';
import { useHost } from '@lading/bridge/react';
import { useApi } from '@lading/sub-app-kit/api-context';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const { calls } = accountApi;

/** Lets the shell reload the account, from which every page takes the person and the time zone. */
function useAccountRefresh(): () => void {
  const { bus } = useHost();
  return () => bus.emit('account:changed', {});
}

/** Changes name, phone and time zone. */
export function useUpdateDetails() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: PersonalDetails) => api.call(calls.updateDetails, { body }),
    onSuccess: useAccountRefresh(),
  });
}

/** Mails a code to the new address. */
export function useSendEmailCode() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api.call(calls.sendEmailCode, { body }),
  });
}

/** Changes the person's address to the verified one. */
export function useChangeEmail() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { email: string; code: string }) => api.call(calls.changeEmail, { body }),
    onSuccess: useAccountRefresh(),
  });
}

/** Sets a new password; every other sign-in ends. */
export function useChangePassword() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; newPassword: string }) => api.call(calls.changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(calls.sessions) }),
  });
}
