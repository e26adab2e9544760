import type { CsvEncoding } from './csv-encoding.ts';
import type { WrittenLanguages } from './language-share.ts';

/** The letters of each language of the West beyond ASCII. */
const western = [
  'éèêàâçëïîôûùœæÿ',
  'äöüß',
  'ñáíóúéü',
  'åæøäöé',
  'àèéìòù',
  'ãõâêôáéíóúçà',
  'ðþæöáéíóúý',
  'éëïöüóèê',
];
const centralEuropean = {
  frequent: 'ąćęłńóśźżáčďéěíňřšťúůýžőűöüä',
  others: 'çôĺľŕđëăâîşţ',
  languages: ['ąćęłńóśźż', 'áčďéěíňóřšťúůýžäôĺľŕ', 'áéíóöőúüű', 'čćđšž', 'ăâîşţ', 'äöüß'],
};
/** Latin letters beyond ASCII by encoding; the first of equals is the likeliest file. */
export const latinEncodings: readonly (WrittenLanguages & {
  encoding: CsvEncoding;
  frequent: string;
  others: string;
})[] = [
  {
    encoding: 'windows-1252',
    frequent: 'éèêàâçäöüßñáíóúåæøùìòãô',
    others: 'õëïîûœÿýðþ',
    languages: western,
    isMixed: true,
  },
  { encoding: 'windows-1250', ...centralEuropean },
  { encoding: 'iso-8859-2', ...centralEuropean },
  { encoding: 'windows-1254', frequent: 'ğışçöü', others: 'âîûİé', languages: [] },
  {
    encoding: 'windows-1257',
    frequent: 'āčēģīķļņšūžąęėįųäöüõ',
    others: 'ōŗćńśźż',
    languages: ['āčēģīķļņšūž', 'ąčęėįšųūž', 'äöõüšž'],
  },
  {
    encoding: 'macintosh',
    frequent: 'éèêàâçäöüßñáíóúåæøãõ',
    others: 'ëïîôûùìòœÿ',
    languages: western,
    isMixed: true,
  },
];
