import { ratesApi, type ProposedPackage } from '@lading/contracts/shipping';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-context.ts';
import { callQuery } from '../call-query.ts';
import { emptyPackage, type PackageInput } from './package-input-rules.ts';

/**
 * The package proposed for an unpacked order, from the sizes and weights of its products; null if they are unknown, or it is not
 * requested. If the call fails, a package can still be entered.
 */
export function useProposedPackage(
  orderId: string,
  { isAsked }: { isAsked: boolean },
): { isPending: boolean; proposed: ProposedPackage | null } {
  const query = useQuery({
    ...callQuery(useApi(), ratesApi.calls.proposedPackage, { params: { orderId } }),
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  });
  return { isPending: isAsked && query.isPending, proposed: query.data?.proposed ?? null };
}

/** A proposed package as typed values. */
export const typedProposal = ({ length, width, height, weight }: ProposedPackage): PackageInput => ({
  ...emptyPackage,
  length,
  width,
  height,
  weight1: weight,
});
