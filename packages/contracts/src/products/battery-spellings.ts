import { spellings } from '../imports/spellings.ts';

/** Other words for yes in a column of batteries. */
export const withBattery = spellings(`
  带电 | 有电池 | 带电池 | 含电池 | 内置电池 | 配套电池 | With battery | Battery included | Batteries included | Contains battery |
  Contains batteries | 帶電 | 有電池 | 帶電池 | 含電池 | 內置電池 | 電池あり | 電池有り | バッテリーあり | バッテリー内蔵 | 電池内蔵 | 배터리 있음 | 배터리 포함 | 배터리 내장 |
  Mit Batterie | Mit Batterien | Mit Akku | Batterie enthalten | Avec batterie | Avec pile | Avec piles | Con batería | Con pilas | Con batteria | Con batterie |
  Com bateria | Com pilha | Met batterij | Met batterijen | Med batteri | Z baterią | Z bateriami | S baterií | S batériou | Akkuval | Cu baterie | Pilli | С батареей |
  С батарейкой | С аккумулятором | З батареєю`);

/** Other words for none. */
export const withoutBattery = spellings(
  `不带电 | 无电池 | 不带电池 | 不含电池 | No battery | No batteries | Without battery | Without batteries |
  不帶電 | 無電池 | 不帶電池 | 不含電池 | 電池なし | 電池無し | バッテリーなし | 배터리 없음 | 배터리 미포함 | Ohne Batterie | Ohne Batterien | Ohne Akku | Keine Batterie |
  Keine Batterien | Sans batterie | Sans pile | Sans piles | Sin batería | Sin pilas | Senza batteria | Senza batterie | Sem bateria | Sem pilha | Zonder batterij |
  Zonder batterijen | Utan batteri | Uden batteri | Uten batteri | Bez baterii | Bez baterie | Bez batérie | Akku nélkül | Fără baterie | Pilsiz | Без батареи |
  Без батареек | Без аккумулятора | Без батареї`,
);
