import { startLoader } from './start-loader.ts';

/* The loader as a module script, `loader.mjs` (EMB-16). The `data-*` attributes are those of the tag with its address. */
const src = import.meta.url;
const tag = [...document.scripts].find((script) => script.src === src);
startLoader({ src, dataset: tag?.dataset ?? {} });
