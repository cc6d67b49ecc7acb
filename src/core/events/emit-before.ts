import { inTime } from '../clock.ts';
import { oneVisitor } from '../registry/one-visitor.ts';
import { emit } from './emit.ts';
import type { AssessBeforeName, AssessEvents } from './event-table.ts';

/** The detail of a *before* event without `waitUntil`. */
export type BeforeDetail<Name extends AssessBeforeName> = Omit<AssessEvents[Name], 'waitUntil'>;

/** How long the page may take to answer, in milliseconds. It equals the timeout of a commerce call. */
export const PAGE_ANSWER_MS = 15_000;

/** The open question about each thing. A newer question replaces the older one. */
const open = new Map<string, object>();

/**
 * Asks the page before something happens (EMB-10): true to go on. Returns a promise only if a listener called `waitUntil`.
 * A newer question `about` the same thing answers the older one with false. Never rejects: a page's failed or late promise,
 * and a changed visitor, give false (SES-13).
 */
export const emitBefore = <Name extends AssessBeforeName>(
  target: EventTarget,
  name: Name,
  detail: BeforeDetail<Name>,
  about?: string,
): boolean | Promise<boolean> => {
  const answers: Promise<unknown>[] = [];
  let heard = false;
  const waitUntil = (answer: Promise<unknown>): void => {
    if (heard) throw new Error(`waitUntil() of ${name} must be called while the event is being heard.`);
    answers.push(answer);
  };
  const event = new CustomEvent(name, {
    detail: { ...detail, waitUntil },
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  const check = oneVisitor();
  const isLatest = asked(about && `${name} ${about}`);
  const allowed = target.dispatchEvent(event);
  heard = true;
  if (!allowed || answers.length === 0) return allowed;
  return allOf(answers).then(
    (yes) => isLatest() && yes && isStill(check),
    (error: unknown) => {
      console.error(`Assess widgets: the page’s answer to ${name} failed, so nothing was done.`, error);
      emit(target, 'assess-error', { code: 'page.answer', widget: tagOf(target) });
      return false;
    },
  );
};

/** Records the question. The returned function says, once, whether it is still the newest question about that thing. */
const asked = (about: string | undefined): (() => boolean) => {
  if (about === undefined) return () => true;
  const question = {};
  open.set(about, question);
  return () => open.get(about) === question && open.delete(about);
};

const isStill = (check: () => void): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

const allOf = async (answers: readonly Promise<unknown>[]): Promise<boolean> =>
  !(await inTime(Promise.all(answers), PAGE_ANSWER_MS)).includes(false);

const tagOf = (target: EventTarget): string => (target instanceof Element ? target.localName : 'page');
