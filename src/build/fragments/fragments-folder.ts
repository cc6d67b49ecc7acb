/** The folder of a release that its fragments lie in, below the built site. */
export const fragmentsFolder = (version: string): string => `v${version}/fragments/`;
