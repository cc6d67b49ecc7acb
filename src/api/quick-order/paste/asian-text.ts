/*
 * Text in the double-byte encodings that spreadsheets in Japan, Korea and China save. The same bytes are often valid in
 * several of them, so successful decoding proves nothing. Each encoding has its everyday characters in one range, which
 * identifies it.
 */

type Encoding = {
  label: 'shift_jis' | 'euc-kr' | 'gb18030' | 'big5';
  /** Returns whether two bytes are an everyday character of this encoding. */
  isCommon: (lead: number, trail: number) => boolean;
  /** Returns whether a byte above ASCII is a character on its own. */
  isSingle?: (byte: number) => boolean;
};

const between = (byte: number, least: number, most: number): boolean => byte >= least && byte <= most;

/** If two encodings fit equally well, the first wins: by their bytes, Korean letters are also everyday Chinese characters. */
const ENCODINGS: readonly Encoding[] = [
  {
    label: 'shift_jis',
    // Punctuation and full-width letters, kana, and the first level of kanji.
    isCommon: (lead) => between(lead, 0x81, 0x83) || between(lead, 0x88, 0x97),
    isSingle: (byte) => between(byte, 0xa1, 0xdf),
  },
  { label: 'euc-kr', isCommon: (lead, trail) => between(lead, 0xb0, 0xc8) && trail >= 0xa1 },
  { label: 'gb18030', isCommon: (lead, trail) => between(lead, 0xb0, 0xd7) && trail >= 0xa1 },
  { label: 'big5', isCommon: (lead) => between(lead, 0xa4, 0xc6) },
];

/** The least share of everyday characters. */
const LEAST_SHARE = 0.75;

/** Decodes text in the encoding with most everyday characters. Undefined if none has enough. */
export const decodeAsian = (bytes: Uint8Array): string | undefined => {
  if (isWestern(bytes)) return undefined;
  const rated = ENCODINGS.map((encoding) => ({ label: encoding.label, share: shareOf(bytes, encoding) }));
  for (const { label, share } of rated.toSorted((a, b) => b.share - a.share)) {
    if (share < LEAST_SHARE) return undefined;
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // The encoding does not have such a character.
    }
  }
  return undefined;
};

/** Returns the share of everyday characters among those above ASCII. Returns 0 for a single one, which proves nothing. */
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

/** Returns whether the bytes are accented letters, dashes and quotes among plain letters, as in Windows-1252. */
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
