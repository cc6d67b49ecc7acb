import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { AuthorProblem } from '../../../core/config/author-problem.ts';
import { loaderNote } from '../../../core/config/read-page-config.ts';
import { SESSION_TAG } from '../../../core/dialogs/page-matters.ts';
import { parseOverrides } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import author from '../styles/author.css?inline';
import { inWords } from './author-words.ts';
import { messageKeys } from './message-keys.ts';
import type { Told } from './report-to-author.ts';
import { adoptSheets } from './sheets.ts';
import { widgetNames } from './widget-names.ts';

/*
 * Loaded in author mode only. What is said here is for the page's author, in English as the documentation is, and
 * never for a visitor (EMB-08).
 */

/** A box that lists what is wrong and how to mend it. */
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

/** The widget that tells what is wrong with the page, so that only one does. */
let teller: Element | undefined;

/**
 * What this widget is to tell besides what is wrong with its own attributes: of the page's configuration everything if
 * it is the first on the page, else nothing.
 */
export const pageProblems = (
  widget: Element,
  { ok, problems }: { ok: boolean; problems: readonly AuthorProblem[] },
): Told[] => {
  const twice = widget.localName === SESSION_TAG && document.querySelector(SESSION_TAG) !== widget;
  if (twice) return [`<${SESSION_TAG}> is on this page twice. Remove one: the first is used.`];
  if (!teller?.isConnected) teller = widget;
  if (teller !== widget) return [];
  return [...problems, ...(ok ? messageProblems(runtime().config.messages, messageKeys) : [])];
};

/** What is wrong with the words that a page gives in place of ours. Keys of another kind may be the page's own. */
export const messageProblems = (
  messages: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string[] => {
  const family = (key: string) => key.split('.')[0];
  const families = new Set(known.map(family));
  const unknown = Object.keys(messages).filter((key) => families.has(family(key)) && !known.includes(key));
  return [
    ...unknown.map((key) => `messages: there is no text "${key}" to replace; check its spelling.`),
    ...parseOverrides(messages).refused.map(
      (key) => `messages: "${key}" must be a text of at most 2,000 characters, without plural or select.`,
    ),
  ];
};

const marked = new WeakSet<Element>();

/** Marks tags that look like widgets and are none, with what the author may have meant. Without the loader a page defines its own. */
export const markUnknownTags = (page: Document): void => {
  if (!loaderNote()) return;
  const known = widgetNames.map((name) => `assess-${name}`);
  for (const element of page.querySelectorAll(':not(:defined)')) {
    const { localName } = element;
    if (!localName.startsWith('assess-') || known.includes(localName) || marked.has(element)) continue;
    marked.add(element);
    adoptSheets(page, [author]);
    element.append(problemBox([`There is no widget <${localName}>. There are: ${known.join(', ')}.`]));
  }
};

/** Attributes that any HTML element may have; everything else on a widget is its own or a mistake. */
const GLOBAL =
  /^(?:id|class|style|slot|part|hidden|lang|dir|title|role|tabindex|inert|is|nonce|popover|translate|draggable|accesskey|contenteditable|exportparts|item\w+|aria-.+|data-.+|on.+)$/;

/** What to tell the author of attributes that neither the widget nor HTML knows (EMB-08). */
export const unknownAttributes = (names: readonly string[], known: readonly string[]): string[] =>
  names
    .filter((name) => !known.includes(name) && !GLOBAL.test(name))
    .map((name) => `${name} is not an attribute of this widget. It has: ${known.join(', ')}.`);

/** Shown in author mode only: what is wrong with the tag and how to mend it. */
const AuthorNotice = ({ problems }: { problems: readonly Told[] }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showProblems(place.current, problems);
  }, [problems]);
  return <div ref={place} />;
};

export default AuthorNotice;
