/**
 * Writes the full-width letters, digits and signs of an Asian input method as the plain ones that they stand for (decision D28): `１２３`
 * as `123`, `＠` as `@`. For codes and addresses, whose meaning has no width; other texts stay as they are.
 */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}
