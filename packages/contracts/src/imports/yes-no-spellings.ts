import { spellings } from './spellings.ts';

/** Other words for no in a yes-or-no column. */
export const noSpellings = spellings(`
  N | False | F | 0 | 0.0 | 0,0 | Off | Disabled | Unchecked | Without | Not included | ✗ | ✘ | ✖ | ❌ | ☐ | ☒ | × |
  Nein | Falsch | Ohne | Keine | Non | Faux | Sans | Falso | Sin | Senza | Não | Nao | Nee | Onwaar | Zonder | Nej | Nei | Ikke | Ingen |
  Falskt | Falsk | Usann | Ei | Epätosi | Nie | Fałsz | Ne | Nepravda | Nu | Fals | Nem | Nincs | Hamis | Hayır | Hayir | Yanlış | Yok |
  Нет | Ложь | Не | Ні | Όχι | Οχι | Ψευδής | Nē | Ní | לא | لا | خیر | नहीं | না | ไม่ | ไม่ใช่ | Không | Không có | Tidak | Tidak ada | Bukan | Hapana |
  无 | 没有 | 不是 | 無 | 没 | 沒有 | 非 | 不 | 不对 | 不带 | 不含 | 不需要 | 假 | いいえ | なし | 偽 | 아니요 | 아니오 | 없음 | 거짓 |
  ✕ | ╳ | Geen | Aucun | Aucune | Ninguno | Ninguna | Nessuno | Nessuna | Nenhum | Nenhuma | Brak | Žádné | Žádná | Inga | Ei ole | Отсутствует | Немає |
  Нема | Няма | Nėra | Nav | Puudub | Xeyr | Жоқ | Үгүй | არა | Ոչ | نہیں | இல்லை | لا يوجد | ไม่มี | 不帶 | 不要 | 無し | 무 | 불필요`);

/** Other words for yes. */
export const yesSpellings = spellings(`
  Y | True | T | 1 | 1.0 | 1,0 | On | Enabled | Checked | With | Included | Yeah | X | ✓ | ✔ | ✔️ | √ | ☑ | ☑️ | ✅ | ○ | 〇 |
  Ja | J | Wahr | Mit | Oui | O | Vrai | Avec | Sí | Si | Sì | Verdadero | Con | Vero | Sim | Verdadeiro | Com | Waar | Met | Sant | Sand | Sann |
  Kyllä | Tosi | Tak | Prawda | Ano | Áno | Pravda | Da | Adevărat | Igen | Igaz | Evet | Doğru | Var | Да | Истина | Так | Ναι | Αληθής | Jah | Jā | Taip | Já |
  כן | نعم | بله | हाँ | हां | হ্যাঁ | ใช่ | Có | Vâng | Ya | Ndiyo |
  有 | 含 | 是的 | 对 | 對 | 带 | 帶 | 需要 | 真 | はい | あり | 예 | 네 | 있음 | 참 |
  ◯ | ● | ◎ | Van | Есть | Имеется | Є | Има | Yra | Ir | Olemas | Bəli | Иә | Тийм | კი | Այո | ہاں | ஆம் | يوجد | มี | Ada | 要 | 必要 | 有り | 유 | 필요`);
