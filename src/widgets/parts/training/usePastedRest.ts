import { useState } from 'react';
import { PASTED_LINES, pastedCount } from '../../../api/training/pasted-participants.ts';
import { keepFields, keptFields } from '../../kit/forms/kept-fields.ts';
import type { OwnDraft } from '../commerce/own-draft.ts';
import { REST_COUNT } from './rest-count.ts';

/** As many lines of a list are kept: twice the seats that a training has at most. */
const MOST_LINES = 1000;
const LINES = Array.from({ length: MOST_LINES }, (_, line) => `line.${line}`);

/** A list of participants as it was kept; a line that was not kept, or that is no text, is left out. */
const restOf = ({ place, owner }: OwnDraft): string =>
  keptFields(place.read(), owner, LINES)
    .flatMap(([, text]) => (typeof text === 'string' ? [text] : []))
    .join('\n');

const keep = ({ place, owner }: OwnDraft, rest: string): void => {
  if (rest.trim() === '') place.remove();
  else if (owner !== '')
    place.write(
      keepFields(owner, [
        [REST_COUNT, String(pastedCount(rest))],
        ...rest
          .split(PASTED_LINES)
          .slice(0, MOST_LINES)
          .map((text, line) => [LINES[line]!, text] as const),
      ]),
    );
};

/**
 * What of a pasted list is not added yet. It is kept on its own: saving the participants does not save these. Source: TRN-03 d,
 * LEAD-03.
 */
export const usePastedRest = (draft: OwnDraft): [rest: string, setRest: (rest: string) => void] => {
  const [rest, setRest] = useState(() => restOf(draft));
  const change = (next: string) => {
    setRest(next);
    keep(draft, next);
  };
  return [rest, change];
};
