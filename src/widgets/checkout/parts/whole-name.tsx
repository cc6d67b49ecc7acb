import type { ReactNode } from 'react';

/** Words with the name Q-global on one line: a browser would break it behind its hyphen. */
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
