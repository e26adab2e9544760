/** Whether a text without spaces is an IBAN (ISO 13616): its form, and its check digits by ISO 7064 MOD 97-10. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  let rest = 0;
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    // A is 10, Z is 35.
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** Whether a text without spaces can be the number of an account. */
export const isPlainNumber = (text: string): boolean => /^[A-Z\d]{4,34}$/.test(text) && /\d{3}/.test(text);

const weights = [3, 7, 1];

/** Whether a text without spaces is a routing number of a bank in the United States (ABA) with its check digit. */
function isRoutingNumber(text: string): boolean {
  if (!/^(?!0{9})\d{9}$/.test(text)) return false;
  return [...text].reduce((sum, digit, at) => sum + Number(digit) * weights[at % 3]!, 0) % 10 === 0;
}

/** Whether a text without spaces names a bank: by its routing number, or by its BIC (ISO 9362). */
export const isBankCode = (text: string): boolean =>
  isRoutingNumber(text) || /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);
