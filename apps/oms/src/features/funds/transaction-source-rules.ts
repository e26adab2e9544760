import type { ExplainedTransaction, TransactionKind } from '@lading/contracts/funds';

type Explained = Pick<ExplainedTransaction, 'kind' | 'causeKind' | 'detail'>;

/** Why money moved in the wallet with a warehouse: its kind, unless it is a credit note, or gives back charges of work that was undone. */
export function reasonOf({
  kind,
  detail,
  charges,
}: Explained & Pick<ExplainedTransaction, 'charges'>): TransactionKind | 'credit' | 'undone' {
  if (detail['creditNoteNo'] !== undefined) return 'credit';
  const isUndone = charges?.every(({ amount }) => amount.startsWith('-'));
  return isUndone && charges?.length ? 'undone' : kind;
}

/** The page that shows the cause of an amount, by the name of its link; undefined if there is none. */
export function sourceOf({
  causeKind,
  detail,
}: Explained): { name: 'payments' | 'invoices' | 'charges'; to: string } | undefined {
  if (causeKind === 'client-payment') return { name: 'payments', to: '/app/funds/warehouses' };
  if (causeKind !== 'warehouse-charge') return undefined;
  if (detail['creditNoteNo'] !== undefined) return { name: 'invoices', to: '/app/funds/invoices' };
  const { fromDay, toDay } = detail;
  if (fromDay !== undefined && toDay !== undefined)
    return { name: 'charges', to: `/app/funds/billing?from=${fromDay}&to=${toDay}` };
  const number = ['outboundNo', 'inboundNo', 'workOrderNo', 'crossdockNo']
    .map((name) => detail[name])
    .find((one) => one !== undefined);
  const search = number === undefined ? '' : `?q=${encodeURIComponent(String(number))}`;
  return { name: 'charges', to: `/app/funds/billing${search}` };
}
