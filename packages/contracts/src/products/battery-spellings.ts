import { spellings } from '../imports/spellings.ts';

/** Other words for yes in a column of batteries. */
export const withBattery = spellings(`
  带电 | 有电池 | 带电池 | 含电池 | 内置电池 | 配套电池 | With battery | Battery included | Batteries included | Contains battery |
  Contains batteries`);

/** Other words for none. */
export const withoutBattery = spellings(
  '不带电 | 无电池 | 不带电池 | 不含电池 | No battery | No batteries | Without battery | Without batteries',
);
