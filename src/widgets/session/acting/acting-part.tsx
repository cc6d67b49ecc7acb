import type { ActingMatter } from '../../../core/prompts/matters.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import type { MatterProps } from '../matter-table.ts';
import acting from './acting.css?inline';
import { ActingBar } from './ActingBar.tsx';

const SAMPLE: ActingMatter = { name: 'Mara Lindqvist', number: 'C-100418' };

export const styles = [button, acting];

/** Returns the bar with its own texts. */
export const bind = (catalogue: Catalogue) => ({
  Show: ({ matters: [matter], sample }: MatterProps<ActingMatter>) => {
    const shown = sample ? SAMPLE : matter;
    return <WithWords catalogue={catalogue}>{shown && <ActingBar matter={shown} />}</WithWords>;
  },
});
