import { shopOrigins } from '../cors.ts';

/**
 * Returns the origins whose pages may contain the frame: the shop's on the same port. The frame's own origin is not one
 * of them, because its scripts could read what is typed. Source: SEC-11.
 */
export const parentsOf = (origin: string): string[] => shopOrigins(origin).filter((each) => each !== origin);
