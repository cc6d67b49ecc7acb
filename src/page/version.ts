import { version as packageVersion } from '../../package.json';

/** Of this copy of the widgets; shown to authors when two meet on a page. */
export const version: string = packageVersion;
