import { spellings } from './spellings.ts';

/** What people write into a column of yes and no beside the words themselves. */
export const noSpellings = spellings('N | False | F | 0 | Off | 无 | 没有 | 不是 | ✗');

/** The same for yes. */
export const yesSpellings = spellings('Y | True | T | 1 | On | X | 有 | ✓ | ✔ | √');
