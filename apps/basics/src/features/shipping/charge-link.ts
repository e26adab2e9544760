/** Where an amount is explained. The ledger is searched for it as well: it may stand on no first page. */
export function chargeLink(transactionId: string): string {
  const id = encodeURIComponent(transactionId);
  return `/e/#/postage?q=${id}&peek=${id}`;
}
