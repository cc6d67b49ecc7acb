import type { StepUpMatter } from '../../../core/prompts/matters.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import own from './step-up.css?inline';
import type { MatterProps } from '../matter-table.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

/** The sample of author mode (EMB-11): the sample of `<assess-sign-in>` in the dialog. Nothing is proven. */
const SAMPLE: StepUpMatter = {
  advice: { kind: 'tree', name: 'sample' },
  settle: () => undefined,
  settled: Promise.resolve(false),
};

/** The styles for the shadow root that shows the dialog. */
export const styles = [button, dialog, notice, own];

/** Returns the dialog with its own texts in addition to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  Show: ({ matters: [matter = SAMPLE] }: MatterProps<StepUpMatter>) => (
    <WithWords catalogue={catalogue}>
      <StepUpDialog matter={matter} />
    </WithWords>
  ),
});
