import { reachPieces } from './reach-pieces.ts';

/** A block of the CMS's text, whose phone number and address are links (SHL-05). */
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
