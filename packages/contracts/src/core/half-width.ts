/**
 * Converts full-width letters, digits and punctuation of an Asian input method to plain ones (decision D28): `１２３` to `123`, `＠`
 * to `@`. For codes and addresses, whose meaning does not depend on width; other texts stay as they are.
 */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}
