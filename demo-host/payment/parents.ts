import { shopOrigins } from '../cors.ts';

/**
 * Origins whose pages may hold the frame: the shop's on the same port, and never the frame's own, whose scripts could read
 * what is typed. Source: SEC-11.
 */
export const parentsOf = (origin: string): string[] => shopOrigins(origin).filter((each) => each !== origin);
