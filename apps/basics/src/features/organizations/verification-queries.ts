import { queryKey } from '@lading/contracts/core';
import { verificationApi, type VerificationDetails } from '@lading/contracts/organizations';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { verification, addDocument, removeDocument, submitVerification } = verificationApi.calls;

/** The status of the verification. */
export const useVerification = () => useQuery({ ...callQuery(useApi(), verification), staleTime: 0 });

/** Changes to the request, which is refetched after each. */
export function useVerificationActs() {
  const api = useApi();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKey(verification) });
  return {
    add: useMutation({
      mutationFn: (body: { file: File; uploadKey: string }) => api.call(addDocument, { body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (documentId: string) => api.call(removeDocument, { body: { documentId } }),
      onSettled,
    }),
    submit: useMutation({
      mutationFn: (body: VerificationDetails) => api.call(submitVerification, { body }),
      onSettled,
    }),
  };
}
