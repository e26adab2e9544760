import { expect, it } from 'vitest';
import type { CsvEncoding } from './csv-encoding.ts';
import { likeliestEncoding } from './encoding-score.ts';
import { encoded } from './testing/encoded.ts';

it.each([
  ['windows-1252', 'Crème brûlée, Jalapeño'],
  ['windows-1252', 'Crème brûlée'],
  ['windows-1252', 'Côte d Ivoire, Brûleur à gaz, Île'],
  ['windows-1252', 'Müller, Gómez, Björk, François'],
  ['windows-1252', 'Señor Muñoz'],
  ['windows-1252', 'São Paulo, Conceição'],
  ['windows-1252', 'Smørrebrød på køkkenbord'],
  ['windows-1252', 'Müller, François, Köln'],
  ['windows-1252', 'José García, Müller, Björk'],
  ['windows-1252', 'José García Muñoz, Müller, Björk, Ödön'],
  ['windows-1252', 'María Peña, Jörg Köhler, Björn Hägg, René Müller, Óscar Gómez'],
  ['windows-1252', 'Bjørn Sørensen, Hélène Lefèvre, Iñaki Núñez'],
  ['windows-1252', 'Niccolò, Jürgen, Muñoz, Søren'],
  ['windows-1252', 'Sigurður Þór, Garðabær'],
  ['windows-1252', 'Guðrún Þórðardóttir, Reykjavík'],
  ['windows-1250', 'Dvořák'],
  ['windows-1250', 'Jiří Dvořák, Petr Kovář'],
  ['windows-1250', 'Příbor, dům, čaj'],
  ['windows-1250', 'Müller, Szűcs, Győr, Novák'],
  ['windows-1250', 'Příbor, lžička, dům'],
  ['windows-1250', 'Fűszertartó'],
  ['windows-1250', 'Kávéfőző, tükörfúró'],
  ['windows-1250', 'Łyżka, nóż, sztućce'],
  ['windows-1250', 'Žlička za čaj, nož'],
  ['windows-1254', 'Çay kaşığı, bıçak, ğ'],
  ['windows-1254', 'Müller, Şişli, Kadıköy'],
  ['windows-1254', 'Beşiktaş, İstanbul, Iğdır'],
  ['ibm850', 'Große Straße 12; Jörg Müßig; Köln'],
  ['ibm850', 'Señor Muñoz, José García, Ávila'],
  ['ibm852', 'Jiří Dvořák, Příbor, Žďár'],
])('a short text in %s is recognized by its letters: %s', (encoding, text) => {
  expect(likeliestEncoding(encoded(text, encoding as CsvEncoding)).encoding).toBe(encoding);
});
