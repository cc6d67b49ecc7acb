import { startLoader } from './start-loader.ts';

/* The loader as a module script, `loader.mjs` (EMB-16). Unlike a classic script it is not told its own tag. */
const tag = document.querySelector<HTMLScriptElement>('script[src*="loader.mjs"]');
startLoader({ src: import.meta.url, dataset: tag?.dataset ?? {} });
