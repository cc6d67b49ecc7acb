import type { ReactNode } from 'react';
import { reasonOf, type Reason } from '../../../core/reason-of.ts';

export type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Returns the heading element of a level. */
export const headingAt = (level: number): Heading => `h${level}` as Heading;

/** Returns the heading element of a part of what a heading stands above. */
export const headingBelow = (heading: Heading): Heading => headingAt(Number(heading.slice(1)) + 1);

/** How far the reading of a page's data is. The result of a query has it. */
export type PageRead = {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** What every page of a list or of one thing takes. */
export type PageProps = {
  heading: Heading;
  read: PageRead;
  reason?: ((error: unknown) => Reason) | undefined;
  /** What can be done elsewhere when another try can't help. */
  wayOn?: ReactNode;
  notices?: ReactNode;
};

/** Returns why a page's data could not be read, and whether another try can't help. */
export const whyUnread = ({
  read,
  reason = reasonOf,
}: Pick<PageProps, 'read' | 'reason'>): { why: Reason; isFinal: boolean } => {
  const why = reason(read.error);
  return { why, isFinal: why === 'forbidden' || why === 'gone' };
};
