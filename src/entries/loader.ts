import { say, startLoader } from './start-loader.ts';

/* The loader as a classic script. It finds its own tag, which a module script can't (`loader-module.ts`). */
if (document.currentScript) startLoader(document.currentScript as HTMLScriptElement);
else say('modules use loader.mjs');
