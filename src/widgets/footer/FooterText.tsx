import { reachPieces } from './reach-pieces.ts';

/** Draws a block of text from the CMS. Phone numbers and e-mail addresses in it are links (SHL-05). */
export const FooterText = ({ words }: { words: string }) => (
  <p>
    {reachPieces(words).map(({ text, href }, place) =>
      href ? (
        <a key={place} href={href}>
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
);
