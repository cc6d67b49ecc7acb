import type { Readings } from '../registry/readings.ts';
import { runtime } from '../runtime.ts';
import { emit } from './emit.ts';
import type { AssessEvents, AssessRequests, AssessStateName } from './event-table.ts';

const keyOf = (name: string): string => `event ${name}`;

/** Tells the page a state, on the document, and keeps it for those who listen late. */
export const emitState = <Name extends AssessStateName>(name: Name, detail: AssessEvents[Name]): void => {
  runtime().registry.keep(keyOf(name), detail);
  emit(document, name, detail);
};

/** Answers a page that listens late (EMB-10), once a page: the first bundle does it for all. */
export const answerReplays = (readings: Readings): void =>
  document.addEventListener('assess-replay' satisfies keyof AssessRequests, (event) => {
    const name = (event as CustomEvent<{ name?: AssessStateName } | null>).detail?.name;
    const detail = readings.reading(keyOf(`${name}`)).data;
    if (name && detail) emit(document, name, detail as AssessEvents[AssessStateName]);
  });
