/** Returns the folder of a release's fragments, below the built site. */
export const fragmentsFolder = (version: string): string => `v${version}/fragments/`;
