import type { CsvEncoding } from './csv-encoding.ts';
import type { WrittenLanguages } from './language-share.ts';

/** The non-ASCII letters of each Western language. */
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
/** With the dot that "İ" leaves behind in lower case. */
const turkish = 'ğışçöüâîû\u0307';
/** Non-ASCII Latin letters by encoding; on a tie the first encoding is the likeliest. */
export const latinEncodings: readonly (WrittenLanguages & {
  encoding: CsvEncoding;
  /** The log of how much rarer it is than the Western encoding. */
  prior: number;
  frequent: string;
  others: string;
})[] = [
  {
    encoding: 'windows-1252',
    prior: 0,
    frequent: 'éèêàâçäöüßñáíóúåøùìòãô',
    others: 'æõëïîûœÿýðþ',
    languages: western,
    isMixed: true,
  },
  {
    encoding: 'iso-8859-15',
    prior: -4.5,
    frequent: 'éèêàâçäöüßñáíóúåøùìòãô',
    others: 'æõëïîûœÿýšž',
    languages: western,
    isMixed: true,
  },
  { encoding: 'windows-1250', prior: -2, ...centralEuropean },
  { encoding: 'iso-8859-2', prior: -4, ...centralEuropean },
  {
    encoding: 'ibm850',
    prior: -4.5,
    frequent: 'éèêàâçäöüßñáíóúåøùìòãô',
    others: 'æõëïîûÿýðþ',
    languages: western,
    isMixed: true,
  },
  { encoding: 'ibm852', prior: -5, ...centralEuropean },
  { encoding: 'windows-1254', prior: -3, frequent: 'ğışçöü', others: 'âîûİé', languages: [turkish] },
  {
    encoding: 'windows-1257',
    prior: -4,
    frequent: 'āčēģīķļņšūžąęėįųäöüõ',
    others: 'ōŗćńśźż',
    languages: ['āčēģīķļņšūž', 'ąčęėįšųūž', 'äöõüšž'],
  },
  {
    encoding: 'macintosh',
    prior: -4,
    frequent: 'éèêàâçäöüßñáíóúåæøãõ',
    others: 'ëïîôûùìòœÿ',
    languages: western,
    isMixed: true,
  },
];
