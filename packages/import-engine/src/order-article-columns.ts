import type { ImportDefinition } from '@lading/contracts/imports';
import type { HeadingScore } from './mapping-score.ts';

/** What stands beside the reference of an article: its title and how many were ordered. */
const article =
  /^(?:titre|t[íi]tulo|titolo|titel|title|d[ée]signation|libell[ée]|sku|ean|quantit[ée]|cantidad|quantidade|quantit[àa]|prix unitaire|precio unitario|prezzo unitario|pre[çc]o unit[áa]rio)\W*$/iu;
/** Names of a reference that in these languages is also the number of an article. */
const bareReference = /^(?:r[ée]f[ée]rence|referencia|riferimento|refer[êe]ncia)\W*$/iu;
const bareName = /^name\W*$/iu;
/** The price or number of an article. */
const ofArticle = /(?:price|cost|sku|ean|upc|qty|quantity|variant)\W*$/iu;
const ofParty = /(?:ship|deliver|recipient|receiver|consignee|customer|buyer|billing)/iu;
const bareShipper = /^shipper\W*$/iu;
const tracking = /track|waybill/iu;
const ofInvoice = /invoice/iu;

/**
 * Leaves headings that mean an article of an order, or its carrier, by what stands beside them to no field of an address: "Référence" before
 * "Titre", "name" behind "costPrice" where no address follows, and "shipper" before "trackingCode". The date of an invoice is not
 * that of an order which has a number of its own.
 *
 * @param scores per field one of each column; changed in place
 */
export function dropArticles(
  { fields, addresses }: Pick<ImportDefinition, 'fields' | 'addresses'>,
  headings: readonly string[],
  scores: (HeadingScore | undefined)[][],
): void {
  const recipient = addresses?.recipient;
  const sender = addresses?.sender;
  if (!recipient) return;
  const beside = (at: number): readonly string[] => [headings[at - 1] ?? '', headings[at + 1] ?? ''];
  const parties = headings.filter((heading) => ofParty.test(heading)).length;
  const numbers = scores[fields.findIndex(({ key }) => key === 'orderNO')] ?? [];
  const hasNumber = numbers.some((score, at) => score && !ofInvoice.test(headings[at]!));
  const streets = scores[fields.findIndex(({ key }) => key === recipient.address1)] ?? [];
  const lastStreet = streets.findLastIndex(Boolean);
  const isOther: Readonly<Record<string, (heading: string, at: number) => boolean>> = {
    createTime: (heading) => hasNumber && ofInvoice.test(heading),
    reference: (heading, at) =>
      bareReference.test(heading) && beside(at).some((other) => article.test(other)),
    [recipient.name]: (heading, at) =>
      bareName.test(heading) && parties > 2 && at > lastStreet && ofArticle.test(headings[at - 1] ?? ''),
    ...(sender && {
      [sender.name]: (heading, at) =>
        bareShipper.test(heading) && beside(at).some((other) => tracking.test(other)),
    }),
  };
  fields.forEach(({ key }, at) => {
    const isDropped = isOther[key];
    if (!isDropped) return;
    scores[at] = scores[at]!.map((score, column) =>
      score && score.reason !== 'learned' && isDropped(headings[column]!, column) ? undefined : score,
    );
  });
}
