import { oneVisitor } from '../registry/one-visitor.ts';
import { emit } from './emit.ts';
import type { AssessBeforeName, AssessEvents } from './event-table.ts';

/** What the page gets to know of what is about to happen. */
export type BeforeDetail<Name extends AssessBeforeName> = Omit<AssessEvents[Name], 'waitUntil'>;

/** How long a page may take, in milliseconds; as long as a commerce call may. */
export const PAGE_ANSWER_MS = 15_000;

/** The question that is open about a thing; a newer one takes its place. */
const open = new Map<string, object>();

/**
 * Asks the page before something happens (EMB-10): true to go on, false when a listener cancelled. A promise only when
 * a listener asked for time, so that without one nothing is delayed. `about` names the thing: a newer question about it
 * answers the older one with no. Never rejects; a page that fails or does not answer is reported, and means no. So does
 * that the page has become somebody else's meanwhile, who asked for nothing (SES-13).
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

/** Notes the question; gives whether it is still the newest about its thing, to be asked once. */
const asked = (about: string | undefined): (() => boolean) => {
  if (about === undefined) return () => true;
  const question = {};
  open.set(about, question);
  return () => open.get(about) === question && open.delete(about);
};

/** Whether the page is still whose it was. */
const isStill = (check: () => void): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

const allOf = async (answers: readonly Promise<unknown>[]): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${PAGE_ANSWER_MS / 1000} s.`)), PAGE_ANSWER_MS);
  });
  try {
    const all = await Promise.race([Promise.all(answers), late]);
    return !all.includes(false);
  } finally {
    clearTimeout(timer);
  }
};

const tagOf = (target: EventTarget): string => (target instanceof Element ? target.localName : 'page');
