export type Heading = 'h2' | 'h3' | 'h4' | 'h5';

/** Returns the heading element of a level. */
export const headingAt = (level: number): Heading => `h${level}` as Heading;
