/*
 * Texts in the double-byte encodings that spreadsheets in Japan, Korea and China save. Their bytes fit each other's tables, so
 * that what can be decoded is not yet right: each encoding has its everyday characters together, and is told by them.
 */

type Encoding = {
  label: 'shift_jis' | 'euc-kr' | 'gb18030' | 'big5';
  /** Whether two bytes are an everyday character of it. */
  isCommon: (lead: number, trail: number) => boolean;
  /** Whether a byte above ASCII stands for a character by itself. */
  isSingle?: (byte: number) => boolean;
};

const between = (byte: number, least: number, most: number): boolean => byte >= least && byte <= most;

/** The first wins where two do equally: Korean letters are everyday characters of Chinese, by their bytes. */
const ENCODINGS: readonly Encoding[] = [
  {
    label: 'shift_jis',
    // Marks and wide letters, kana, and the kanji of the first level.
    isCommon: (lead) => between(lead, 0x81, 0x83) || between(lead, 0x88, 0x97),
    isSingle: (byte) => between(byte, 0xa1, 0xdf),
  },
  { label: 'euc-kr', isCommon: (lead, trail) => between(lead, 0xb0, 0xc8) && trail >= 0xa1 },
  { label: 'gb18030', isCommon: (lead, trail) => between(lead, 0xb0, 0xd7) && trail >= 0xa1 },
  { label: 'big5', isCommon: (lead) => between(lead, 0xa4, 0xc6) },
];

/** Everyday characters among all, at least. */
const LEAST_SHARE = 0.75;

/** The text in the encoding of these whose everyday characters it is made of; undefined where it is none's. */
export const decodeAsian = (bytes: Uint8Array): string | undefined => {
  if (isWestern(bytes)) return undefined;
  const rated = ENCODINGS.map((encoding) => ({ label: encoding.label, share: shareOf(bytes, encoding) }));
  for (const { label, share } of rated.toSorted((a, b) => b.share - a.share)) {
    if (share < LEAST_SHARE) return undefined;
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Its table has no such character.
    }
  }
  return undefined;
};

/** How many of the characters above ASCII are everyday ones; 0 for a single one, which says nothing. */
const shareOf = (bytes: Uint8Array, { isCommon, isSingle }: Encoding): number => {
  let [all, common] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    all += 1;
    if (isSingle?.(byte)) continue;
    at += 1;
    if (isCommon(byte, bytes[at] ?? 0)) common += 1;
  }
  return all < 2 ? 0 : common / all;
};

/** Accented letters, dashes and quotes among plain letters, as Windows-1252 has them. */
const isWestern = (bytes: Uint8Array): boolean => {
  let [all, fitting] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return;
    all += 1;
    const isAlone = (bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80;
    if (isAlone && (byte >= 0xc0 || byte === 0x80 || byte === 0xa0 || between(byte, 0x91, 0x97)))
      fitting += 1;
  });
  return fitting / all >= LEAST_SHARE;
};
