import { decoderOf } from './byte-decoder.ts';
import type { CsvEncoding } from './csv-encoding.ts';
import { eastAsian, eastAsianLikelihood } from './east-asian-likelihood.ts';
import { latinEncodings } from './latin-encodings.ts';
import { latinLikelihood } from './latin-likelihood.ts';
import { scriptLikelihood, scripts } from './script-likelihood.ts';

/** Sample size in bytes: enough to decide, and fast. */
const bytesLooked = 16 * 1024;
/** Log likelihood of an ASCII letter: the cost for a decoding that leaves it unchanged. */
const asciiLetter = -3;
/** Candidates this much less likely than the best one are dropped; rare encodings must be more certain. */
const thinEvidence = 1.8;
const thinForRare = 3;
const frequent: ReadonlySet<CsvEncoding> = new Set([
  'utf-8',
  'windows-1252',
  'gb18030',
  'windows-1251',
  'shift_jis',
  'big5',
]);

/** How much more frequent UTF-8 is than any other encoding. */
const utf8Prior = 6;

/** A capital with a mark between small letters, which no language writes: "EmpfÑnger" is text of an encoding that is not known. */
const capitalInWord = /\p{Ll}+[\u00c0-\u00de]\p{Ll}+/gu;
/** One such word may be a name or two words written together. */
const wordsThatTell = 2;

/** The likeliest encoding, and whether another one is nearly as likely or the text looks wrong in all of them. */
export interface LikelyEncoding {
  encoding: CsvEncoding;
  isDoubtful: boolean;
}

/**
 * Chooses the legacy encoding that yields characters people really write. Sums the log likelihoods of characters and of their
 * positions, so a few characters weigh little and many weigh much; without evidence the most frequent encoding wins.
 *
 * @param sample lines with bytes beyond ASCII
 * @param isUtf8 whether the sample is well-formed UTF-8, which a few characters of another encoding may be by chance
 */
export function likeliestEncoding(sample: Uint8Array, isUtf8 = false): LikelyEncoding {
  const bytes = sample.subarray(0, bytesLooked);
  const offers = [...(isUtf8 ? [ofUtf8(bytes)] : []), ...likelihoodsOf(bytes)].toSorted(
    (one, other) => other.likelihood - one.likelihood,
  );
  const best = offers[0]!;
  const thin = frequent.has(best.encoding) ? thinEvidence : thinForRare;
  const rivals = offers.filter(({ likelihood }) => likelihood > best.likelihood - thin);
  const texts = new Set(rivals.map(({ encoding }) => decoded(bytes, encoding)));
  const odd = new Set(decoded(bytes, best.encoding).match(capitalInWord));
  return { encoding: best.encoding, isDoubtful: texts.size > 1 || odd.size >= wordsThatTell };
}

interface Offer {
  encoding: CsvEncoding;
  likelihood: number;
}

/** The likelihood of a text in every encoding; of equal ones, the encoding that is more common in files comes first. */
function likelihoodsOf(bytes: Uint8Array): Offer[] {
  const latin = latinEncodings.map((written) => {
    const text = decoded(bytes, written.encoding);
    return { encoding: written.encoding, likelihood: latinLikelihood(text, written) + asciiOf(text) };
  });
  const asian = eastAsian.map((written) => {
    const text = decoded(bytes, written.encoding);
    return { encoding: written.encoding, likelihood: eastAsianLikelihood(bytes, written) + asciiOf(text) };
  });
  const others = scripts.flatMap(({ encodings, ...letters }) =>
    encodings.map(([encoding, prior]) => {
      const text = decoded(bytes, encoding);
      return { encoding, likelihood: prior + scriptLikelihood(text, letters) + asciiOf(text) };
    }),
  );
  return [...latin, ...asian, ...others];
}

/** The likelihood of UTF-8, which may hold characters of any language. */
function ofUtf8(bytes: Uint8Array): Offer {
  const text = decoded(bytes, 'utf-8');
  const ofLanguages = [
    ...latinEncodings.map((written) => latinLikelihood(text, { ...written, prior: 0 })),
    ...scripts.map((letters) => scriptLikelihood(text, letters)),
  ];
  return { encoding: 'utf-8', likelihood: utf8Prior + Math.max(...ofLanguages) + asciiOf(text) };
}

/** The cost of ASCII letters that one decoding leaves unchanged and another treats as second bytes. */
function asciiOf(text: string): number {
  return (text.match(/[@-~]/g)?.length ?? 0) * asciiLetter;
}

const decoded = (bytes: Uint8Array, encoding: CsvEncoding): string => decoderOf(encoding).decode(bytes);
