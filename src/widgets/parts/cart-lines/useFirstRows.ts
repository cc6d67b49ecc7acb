import { useState } from 'react';

/** The number of lines that are drawn at once. A cart of thousands would block the page (SEC-14). */
const AT_ONCE = 100;

/** Returns the first of many rows, and shows the next hundred on request. */
export const useFirstRows = <Row>(
  rows: readonly Row[],
): { shown: readonly Row[]; next: number; showNext: () => void } => {
  const [most, setMost] = useState(AT_ONCE);
  return {
    shown: rows.slice(0, most),
    next: Math.min(AT_ONCE, Math.max(0, rows.length - most)),
    showNext: () => setMost(most + AT_ONCE),
  };
};
