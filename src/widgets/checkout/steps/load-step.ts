import type { StepId } from '../../../api/checkout/steps.rules.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { runtime } from '../../../core/runtime.ts';
import { formWords } from '../../kit/forms/forms.ts';
import { adoptStyles } from '../../kit/element/sheets.ts';
import { late } from '../../../core/late.ts';
import { stepTable, type StepCode } from './step-table.ts';

/** A loaded step: the component that draws it, and its messages with those of the form components. */
export type LoadedStep = Pick<StepCode, 'Step'> & { catalogue: Catalogue };

const loaded = new Map<StepId, LoadedStep>();

/** Returns the step's part, if it is loaded. */
export const loadedStep = (id: StepId): LoadedStep | undefined => loaded.get(id);

/**
 * Loads a step's code, messages and styles, once for each page. Rejects if any of them can't be loaded; the next call
 * tries again.
 */
export const loadStep = async (id: StepId, host: HTMLElement): Promise<LoadedStep> => {
  const known = loaded.get(id);
  if (known) return known;
  const { language } = runtime().row;
  const { code, words } = stepTable[id];
  const [{ Step, styles }, pieces, own] = await late(() =>
    Promise.all([code(), formWords[language](), words[language]()]),
  );
  await adoptStyles(host, styles);
  const step: LoadedStep = {
    Step,
    catalogue: { ...pieces.default, ...own.default },
  };
  loaded.set(id, step);
  return step;
};
