/** A copy of a small sheet for a page that would else load a larger file for it (`build/own-copies-plugin.ts`). */
declare module '*.css?inline&own' {
  const css: string;
  export default css;
}
