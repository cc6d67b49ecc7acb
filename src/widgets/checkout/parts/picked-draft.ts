import { keptFields } from '../../kit/forms/form-draft.ts';
import type { OwnDraft } from '../../parts/drafts/own-draft.ts';

const NAME = 'picked';

/** Keeps the card that was picked but not sent, for steps whose choice is no form field. Source: LEAD-03. */
export const pickedDraft = ({ place, owner }: OwnDraft) => {
  const others = (): Record<string, string | boolean> => {
    const { values } = Object(place.read()) as { values?: Record<string, string | boolean> };
    const { [NAME]: _, ...rest } = Object(values) as Record<string, string | boolean>;
    return rest;
  };
  return {
    read: (): string | undefined => {
      const [kept] = keptFields(place.read(), owner, [NAME]);
      return typeof kept?.[1] === 'string' ? kept[1] : undefined;
    },
    write: (value: string): void => {
      if (owner !== '') place.write({ owner, values: { ...others(), [NAME]: value } });
    },
    /** Forgets the picked card. What was typed stays. */
    forget: (): void => {
      const values = others();
      if (Object.keys(values).length > 0) place.write({ owner, values });
      else place.remove();
    },
  };
};
