/** A copy of a small sheet for a page that would else load a larger file for it (`build/own-copies-plugin.ts`). */
declare module '*.css?inline&own' {
  const css: string;
  export default css;
}

/** Another copy, for a page that would else share its own with a second one. */
declare module '*.css?inline&own=list' {
  const css: string;
  export default css;
}
declare module '*.css?inline&own=results' {
  const css: string;
  export default css;
}
