import { answerUnheard } from '../core/events/unheard-adds.ts';
import { didYouMean } from '../core/config/nearest.ts';
import { widgetNames } from '../widgets/kit/element/widget-names.ts';

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
