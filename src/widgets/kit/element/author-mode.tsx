import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { AuthorProblem } from '../../../core/config/author-problem.ts';
import { loaderNote } from '../../../core/config/read-page-config.ts';
import { SESSION_TAG } from '../../../core/prompts/page-matters.ts';
import { didYouMean } from '../../../core/config/nearest.ts';
import { runtime } from '../../../core/runtime.ts';
import author from '../styles/author.css?inline';
import { inWords } from './author-words.ts';
import { keyProblems } from './key-problems.ts';
import type { Told } from './report-to-author.ts';
import { adoptSheets } from './sheets.ts';
import { widgetNames } from './widget-names.ts';

/* This module is loaded in author mode only. Its messages are for the page's author, in English like the documentation.
   A visitor never sees them (EMB-08). */

const problemBox = (problems: readonly Told[]): HTMLElement => {
  const box = document.createElement('div');
  box.className = 'author-notice';
  box.setAttribute('role', 'note');
  box.lang = 'en';
  const title = document.createElement('strong');
  title.textContent = 'For the author of this page';
  const list = document.createElement('ul');
  for (const problem of problems) {
    const item = document.createElement('li');
    item.textContent = inWords(problem);
    list.append(item);
  }
  box.append(title, list);
  return box;
};

/** Shows problems inside a widget that could not start. */
export const showProblems = (place: HTMLElement, problems: readonly Told[]): void => {
  const root = place.getRootNode();
  adoptSheets(root instanceof ShadowRoot ? root : document, [author]);
  place.replaceChildren(...(problems.length > 0 ? [problemBox(problems)] : []));
};

/** The widget that reports the page's own problems, so that only one widget does. */
let teller: Element | undefined;

/** Returns the problems besides those of attributes. The first widget on the page reports those of the configuration. */
export const pageProblems = async (
  widget: Element,
  { ok, problems }: { ok: boolean; problems: readonly AuthorProblem[] },
): Promise<Told[]> => {
  const twice = widget.localName === SESSION_TAG && document.querySelector(SESSION_TAG) !== widget;
  if (twice) return [`<${SESSION_TAG}> is on this page twice. Remove one: the first is used.`];
  if (!teller?.isConnected) teller = widget;
  if (teller !== widget) return [];
  return ok
    ? [...problems, ...(await keyProblems(runtime().config)), ...(await textReport())]
    : [...problems];
};

/** What the author's own texts have that may not be meant. Its list of all texts loads only where there are some. */
const textReport = async (): Promise<string[]> => {
  const { config, row } = runtime();
  if (Object.keys(config.messages).length === 0) return [];
  const { overrideReport, tagsOn } = await import('./override-report.ts');
  return overrideReport({ messages: config.messages, language: row.language, tags: tagsOn(document) });
};

export { unknownAttributes } from './author-words.ts';

const marked = new WeakSet<Element>();

/** Adds a note to each tag that looks like a widget but is none, with those that exist. Not without the loader. */
export const markUnknownTags = (page: Document): void => {
  if (!loaderNote()) return;
  // The first part of a tag stands alone, so that a build with tags of its own can change it (`src/build/own-tags.ts`).
  const known = widgetNames.map((name) => name.replace(/^/, 'assess-'));
  for (const element of page.querySelectorAll(':not(:defined)')) {
    const { localName } = element;
    if (!localName.startsWith('assess-') || known.includes(localName) || marked.has(element)) continue;
    marked.add(element);
    adoptSheets(page, [author]);
    const name = localName.replace('assess-', '');
    const near = didYouMean(name, widgetNames, (one) => `<assess-${one}>`);
    const all = `There are: ${known.join(', ')}.`;
    element.append(problemBox([`There is no widget <${localName}>.${near} ${all}`]));
  }
};

/** Shows what is wrong with the tag and how to fix it. Drawn in author mode only. */
const AuthorNotice = ({ problems }: { problems: readonly Told[] }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showProblems(place.current, problems);
  }, [problems]);
  return <div ref={place} />;
};

export default AuthorNotice;
