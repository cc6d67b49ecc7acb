import type { ReactNode } from 'react';

/** Returns a text with the quote's number on one line, because a browser would break it after its hyphen. Needs base.css. */
export const wholeNumber = (words: string, number: string): ReactNode => {
  const [before, ...after] = words.split(number);
  return [
    before,
    ...after.flatMap((text, place) => [
      <span key={place} className="num">
        {number}
      </span>,
      text,
    ]),
  ];
};
