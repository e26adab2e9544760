import type { CellEditor } from '../view/grid-column.ts';

type NumberEditor = Extract<CellEditor, { kind: 'number' }>;

const FULL_WIDTH_SHIFT = 0xfee0;

/** Converts full-width digits, signs and spaces from Chinese keyboards to plain ones. */
function toHalfWidth(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replaceAll('。', '.')
    .replaceAll('　', ' ');
}

function decimalsOf(editor: NumberEditor): number {
  return editor.integer ? 0 : (editor.decimals ?? Infinity);
}

/** Whether the editor may contain this text while a number is typed (spec §5: point, decimals and bounds are enforced). */
export function acceptsNumberText(text: string, editor: NumberEditor): boolean {
  const match = /^(-?)(\d*)(?:(\.)(\d*))?$/.exec(text);
  if (!match) return false;
  const [, sign, , point, fraction] = match;
  const { min = -Infinity, max = Infinity } = editor;
  if (sign && min >= 0) return false;
  if (point && decimalsOf(editor) === 0) return false;
  if ((fraction ?? '').length > decimalsOf(editor)) return false;
  const value = Number(text);
  if (Number.isNaN(value)) return true;
  return sign ? value >= min : value <= max;
}

/** Cleans pasted text as the editor would: removes other characters and surplus decimals (spec §5). Returns '' when no number is left. */
export function cleanNumberText(text: string, editor: NumberEditor): string {
  const bare = toHalfWidth(text).replaceAll(/[^\d.-]/g, '');
  const negative = bare.startsWith('-') && (editor.min ?? -Infinity) < 0;
  const [whole = '', ...rest] = bare.replaceAll('-', '').split('.');
  const fraction = rest.join('').slice(0, Math.min(decimalsOf(editor), 100));
  if (!whole && !fraction) return '';
  return `${negative ? '-' : ''}${whole || '0'}${fraction ? `.${fraction}` : ''}`;
}

/**
 * Cleans a pasted number if the text clearly is one; other text is unchanged, so that nothing is lost silently: "1,5" is not fifteen,
 * and the user decides whether the comma in "1,234" separates thousands.
 */
export function pastedNumber(text: string, editor: NumberEditor): string {
  const half = toHalfWidth(text).trim();
  if (!/^-?(?:\d+(?:\.\d+)?|\.\d+|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})$/.test(half))
    return text.trim();
  const plain = half.replaceAll(',', '');
  return acceptsNumberText(plain, editor) ? plain : half;
}
