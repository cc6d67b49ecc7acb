import { answerUnheard } from '../core/events/unheard-adds.ts';
import { didYouMean } from '../core/config/nearest.ts';
import { widgetNames } from '../widgets/kit/element/widget-names.ts';

type Inspector = typeof import('../page/inspector/open-inspector.tsx');

/** Tells the page's author which widget each misspelt tag of the page may be meant to be (EMB-08). */
const suggestTags = (page: ParentNode): void => {
  const tags = [...page.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  for (const tag of new Set(tags.filter((one) => one.startsWith('assess-')))) {
    const name = tag.replace('assess-', '');
    const near = widgetNames.includes(name) ? '' : didYouMean(name, widgetNames, (one) => `<assess-${one}>`);
    if (near !== '') console.warn(`Assess widgets: there is no widget <${tag}>.${near}`);
  }
};

/* The loader fetches this file with the first `assess-cart-add` that no widget takes at once, and for a tag without code. */
answerUnheard();
suggestTags(document);
/** A page on which no widget starts has nothing else that opens the inspector. The file stands beside this one (EMB-13). */
const inspect = async (): Promise<void> => {
  const file = import.meta.url.replace('unheard', 'open-inspector');
  const { openInspector } = (await import(/* @vite-ignore */ file)) as Inspector;
  openInspector();
};
if (/[?&]assess-inspect\b/.test(location.search)) void inspect();
