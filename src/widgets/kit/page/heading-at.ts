export type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Returns the heading element of a level. */
export const headingAt = (level: number): Heading => `h${level}` as Heading;

/** Returns the heading element of a part of what a heading stands above. */
export const headingBelow = (heading: Heading): Heading => headingAt(Number(heading.slice(1)) + 1);
