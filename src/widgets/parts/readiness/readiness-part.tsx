import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import disclosure from '../../kit/styles/disclosure.css?inline';
import own from './readiness.css?inline';
import { ReadinessPanel, type ReadinessPanelProps } from './ReadinessPanel.tsx';

export const styles = [disclosure, own];

/** Returns the readiness panel with its own messages, which are added to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  ReadinessPanel: (props: ReadinessPanelProps) => (
    <WithWords catalogue={catalogue}>
      <ReadinessPanel {...props} />
    </WithWords>
  ),
});
