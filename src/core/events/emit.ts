import type { AssessEventName, AssessEvents, AssessRequests, AssessStateName } from './event-table.ts';
import type { Readings } from '../registry/readings.ts';
import { runtime } from '../runtime.ts';

/** Sends a documented event to the page (EMB-10). Returns false if the page cancelled it. */
export const emit = <Name extends AssessEventName>(
  target: EventTarget,
  name: Name,
  detail: AssessEvents[Name],
): boolean =>
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

const keyOf = (name: string): string => `event ${name}`;

/** Sends a state event on the document and keeps its detail for `assess-replay`. */
export const emitState = <Name extends AssessStateName>(name: Name, detail: AssessEvents[Name]): void => {
  runtime().registry.keep(keyOf(name), detail);
  emit(document, name, detail);
};

/** Answers `assess-replay` with the last state event (EMB-10). The first bundle on the page does this for all bundles. */
export const answerReplays = (readings: Readings): void =>
  document.addEventListener('assess-replay' satisfies keyof AssessRequests, (event) => {
    const name = (event as CustomEvent<{ name?: AssessStateName } | null>).detail?.name;
    const detail = readings.reading(keyOf(`${name}`)).data;
    if (name && detail) emit(document, name, detail as AssessEvents[AssessStateName]);
  });
