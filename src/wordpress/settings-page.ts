import type { AuthorProblem } from '../core/config/author-problem.ts';
import { noConfiguration, parsePageConfig } from '../core/config/page-config.ts';
import { settingWords } from '../core/config/setting-words.ts';

/* The script of the page Settings → Assessment store. Only a configuration that the widgets' own parser accepts goes into
   the hidden field that WordPress keeps (EMB-18). */

type Elements = { form: HTMLElement; text: HTMLTextAreaElement; list: HTMLElement; kept: HTMLInputElement };

const problemsIn = (text: string): readonly AuthorProblem[] => {
  try {
    return parsePageConfig(JSON.parse(text)).problems;
  } catch (error) {
    return noConfiguration(['notJson', (error as Error).message]).problems;
  }
};

/** Returns a problem as a sentence. The element that a page's configuration stands in is none of this page. */
const sentence = ({ subject, fault }: AuthorProblem): string =>
  fault[0] === 'notJson'
    ? `The configuration is not valid JSON: ${fault[1]}.`
    : `${subject} ${settingWords(fault as Parameters<typeof settingWords>[0], subject)}`;

const check = ({ text, list, kept }: Elements, event: Event): void => {
  const problems = problemsIn(text.value);
  list.replaceChildren(
    ...problems.map((problem) =>
      Object.assign(document.createElement('li'), { textContent: sentence(problem) }),
    ),
  );
  text.setAttribute('aria-invalid', String(problems.length > 0));
  if (problems.length === 0) {
    kept.value = text.value;
    return;
  }
  event.preventDefault();
  text.focus();
};

const find = <E extends HTMLElement>(id: string): E => document.getElementById(`assess-store-${id}`) as E;

const elements: Elements = {
  form: find('form'),
  text: find('text'),
  list: find('problems'),
  kept: find('configuration'),
};
elements.form.addEventListener('submit', (event) => check(elements, event));
