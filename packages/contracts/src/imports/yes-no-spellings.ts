import { spellings } from './spellings.ts';

/** What people write into a column of yes and no beside the words themselves. */
export const noSpellings = spellings(`
  N | False | F | 0 | 0.0 | Off | 无 | 没有 | 不是 | ✗ | ✘ | 無 | 不含 | Nein | Falsch | Non | Faux | Falso | Não | Nao | Nee |
  Onwaar | Nej | Nei | Ei | Nie | Ne | Nu | Hayır | Нет | Ні | いいえ | なし | 偽 | 아니요 | 아니오 | 없음 | Không | Tidak | لا | 0,0 | 不 | 不对 | 不带 | Unchecked | Ikke | Nem | Όχι | לא | ไม่ | ไม่ใช่ | ☐ | ×`);

/** The same for yes. */
export const yesSpellings = spellings(`
  Y | True | T | 1 | 1.0 | On | X | 有 | ✓ | ✔ | √ | 含 | Ja | J | Wahr | Oui | O | Vrai | Sí | Si | Sì | Verdadero | Vero | Sim |
  Verdadeiro | Waar | Kyllä | Tak | Ano | Da | Igen | Evet | Да | Так | はい | あり | 真 | 예 | 네 | 있음 | Có | Ya | نعم | 1,0 | 是的 | 对 | 带 | Checked | Ναι | כן | ใช่ | ☑ | ✅ | ○ | 〇`);
