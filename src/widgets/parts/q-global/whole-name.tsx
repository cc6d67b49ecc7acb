import type { ReactNode } from 'react';

/** Returns a text with the name Q-global on one line, because a browser would break it after its hyphen. */
export const wholeName = (words: string): ReactNode =>
  words.split(/(Q-global)/).map((part, place) =>
    part === 'Q-global' ? (
      <span key={place} className="whole-name">
        {part}
      </span>
    ) : (
      part
    ),
  );
