import { useState } from 'react';
import { keepFields, keptFields } from '../../kit/forms/form-draft.ts';
import type { OwnDraft } from '../drafts/own-draft.ts';
import { REST_COUNT, restCountOf } from './training-words.ts';

/** As many lines of a list are kept: twice the seats that a training has at most. */
const MOST_LINES = 1000;
const LINES = Array.from({ length: MOST_LINES }, (_, line) => `line.${line}`);

/** A list of participants as it was kept; a line that was not kept, or that is no text, is left out. */
const restOf = ({ place, owner }: OwnDraft): string =>
  keptFields(place.read(), owner, LINES)
    .flatMap(([, text]) => (typeof text === 'string' ? [text] : []))
    .join('\n');

const LINE_END = /\r\n|[\n\r]/;

const keep = ({ place, owner }: OwnDraft, rest: string, count: number): void => {
  if (rest.trim() === '') place.remove();
  else if (owner !== '')
    place.write(
      keepFields(owner, [
        [REST_COUNT, String(count)],
        ...rest
          .split(LINE_END)
          .slice(0, MOST_LINES)
          .map((text, line) => [LINES[line]!, text] as const),
      ]),
    );
};

/** What of a pasted list is not added yet, and of how many people, kept apart from the saved. Source: TRN-03 d, LEAD-03. */
export const usePastedRest = (draft: OwnDraft) => {
  const [rest, setRest] = useState(() => ({ text: restOf(draft), count: restCountOf(draft) }));
  const change = (text: string, count: number) => {
    setRest({ text, count });
    keep(draft, text, count);
  };
  return { ...rest, change };
};
