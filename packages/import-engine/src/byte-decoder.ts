import type { CsvEncoding } from './csv-encoding.ts';

/** What decodes the bytes of a file, in pieces if `stream` is set; a `TextDecoder` is one. */
interface ByteDecoder {
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string;
}

/** The upper half of the code pages of MS-DOS, which the Encoding Standard does not have; the lower one is ASCII. */
const upperHalves = {
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const satisfies Partial<Record<CsvEncoding, string>>;

/** Characters are made from codes in parts: a function takes only so many arguments. */
const codesAtOnce = 8_192;

class DosDecoder implements ByteDecoder {
  readonly #codes: Uint16Array;

  constructor(upperHalf: string) {
    this.#codes = Uint16Array.from({ length: 256 }, (_, byte) =>
      byte < 128 ? byte : upperHalf.charCodeAt(byte - 128),
    );
  }

  decode(bytes: Uint8Array): string {
    let text = '';
    for (let from = 0; from < bytes.length; from += codesAtOnce) {
      const codes = Array.from(bytes.subarray(from, from + codesAtOnce), (byte) => this.#codes[byte]!);
      text += String.fromCharCode(...codes);
    }
    return text;
  }
}

const isOfDos = (encoding: CsvEncoding): encoding is keyof typeof upperHalves =>
  Object.hasOwn(upperHalves, encoding);

/** A decoder of an encoding that can be chosen for a CSV. */
export function decoderOf(encoding: CsvEncoding): ByteDecoder {
  return isOfDos(encoding) ? new DosDecoder(upperHalves[encoding]) : new TextDecoder(encoding);
}
