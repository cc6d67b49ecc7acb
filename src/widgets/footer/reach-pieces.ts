type Piece = { text: string; href?: string };

const PHONE = /^\+?[\d(][\d ().\-\u00a0\u202f]{5,24}\d$/;
const MAIL = /^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i;
const BREAK = /(\s*\n\s*|, | · |\. )/;

const hrefOf = (text: string): string | undefined => {
  if (MAIL.test(text)) return `mailto:${text}`;
  const digits = text.replace(/[^\d+]/g, '');
  // A phone number has 7 to 15 digits (E.164); fewer are a postcode, more an account.
  return PHONE.test(text) && /^\+?\d{7,15}$/.test(digits) ? `tel:${digits}` : undefined;
};

/** Text of a footer, with what is wholly a phone number or an address between its commas, stops and lines as links. */
export const reachPieces = (words: string): Piece[] => {
  const pieces: Piece[] = [];
  for (const text of words.split(BREAK)) {
    const href = hrefOf(text);
    const last = pieces.at(-1);
    if (href !== undefined) pieces.push({ text, href });
    else if (last !== undefined && last.href === undefined) last.text += text;
    else if (text !== '') pieces.push({ text });
  }
  return pieces;
};
