/** A copy of a small sheet, for a page that would otherwise load a larger file because of it (`build/own-copies-plugin.ts`). */
declare module '*.css?inline&own' {
  const css: string;
  export default css;
}

/** The copy of one widget: `page.css?own=quotes&inline`. */
declare module '*&inline' {
  const css: string;
  export default css;
}

/** Another copy, for a page that would otherwise share its copy with a second page. */
declare module '*.css?inline&own=list' {
  const css: string;
  export default css;
}
declare module '*.css?inline&own=results' {
  const css: string;
  export default css;
}

/** The loaders of a folder's catalogues, one for each language (`build/messages-plugin.ts`). */
declare module '*/messages?languages&own' {
  const loaders: import('./widget-messages.ts').MessageLoaders;
  export default loaders;
}
declare module '*/messages?languages' {
  const loaders: import('./widget-messages.ts').MessageLoaders;
  export default loaders;
}
