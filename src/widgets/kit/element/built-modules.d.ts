/** The loaders of a folder's catalogues, one for each language (`build/messages/messages-plugin.ts`). */
declare module '*/messages?languages' {
  const loaders: import('./widget-messages.ts').MessageLoaders;
  export default loaders;
}
