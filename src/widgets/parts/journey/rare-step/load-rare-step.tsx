import { withOwnWords } from '../../../kit/element/WithWords.tsx';
import { RareStep } from '../RareStep.tsx';
import messages from './messages?languages';

/** Loads the component of a rare step, with its messages besides those of every journey. Rejects if they can't be loaded. */
export const loadRareStep = () => withOwnWords(RareStep, messages);
