import { useHost } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/define-service';
import type { PersonalDetails } from '@lading/contracts/entities/personal-details';
import { account } from '@lading/contracts/services/account';
import { useApi } from '@lading/sub-app-kit/api-context';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const { calls } = account;

/** Has the shell read the account anew, from which every page takes the person and the time zone. */
function useTellShell(): () => void {
  const { bus } = useHost();
  return () => bus.emit('account:changed', {});
}

/** Changes name, phone and time zone. */
export function useUpdateDetails() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: PersonalDetails) => api.call(calls.updateDetails, { body }),
    onSuccess: useTellShell(),
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
    onSuccess: useTellShell(),
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
