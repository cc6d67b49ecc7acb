import { useEffect, useState, useSyncExternalStore } from 'react';
import { latePart, useLate } from '../../kit/element/late-part.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { lineOf, useTrainingCart, type TrainingEntry } from './useTrainingCart.ts';
import { useTrainingMessages } from './training-words.ts';
import type { TrainingPart } from '../../../api/training/training.rules.ts';

const loadDialog = latePart(() => import('./TrainingDialog.tsx'));

/** The props of the dialog's place. `name` is the part name that the widget's contract gives its dialogs. */
type DialogPlaceProps = { name: string };

/** Draws a training's dialog while it is open, independently of its line. Source: TRN-01. */
export const DialogPlace = ({ name }: DialogPlaceProps) => {
  const host = useHost();
  const { opened, close } = useOpenedTraining();
  // What opened the dialog may be gone: a link of what the order needs, or the line. The focus must not get lost (AXS-02).
  useEffect(() => {
    if (!opened) return undefined;
    const ofLine = `[data-line="${CSS.escape(opened.code)}"] [data-training]`;
    return () => {
      requestAnimationFrame(() => {
        const root = host.shadowRoot ?? host;
        const isHeld = host.shadowRoot
          ? host.shadowRoot.activeElement
          : document.activeElement !== document.body;
        if (isHeld) return;
        const line = root.querySelector<HTMLElement>(ofLine);
        (line ?? root.querySelector<HTMLElement>('[data-heading]'))?.focus();
      });
    };
  }, [opened, host]);
  return (
    opened && (
      <Opened key={`${opened.code} ${opened.entryNumber}`} opened={opened} onClose={close} name={name} />
    )
  );
};

type OpenedProps = DialogPlaceProps & { opened: OpenedTraining; onClose: () => void };

const Opened = ({ opened, onClose, name }: OpenedProps) => {
  const t = useTrainingMessages();
  const { at, cart } = useTrainingCart();
  const { part: TrainingDialog, failure, load } = useLate(loadDialog, true);
  const isNobodys = at === undefined;
  useEffect(() => {
    if (isNobodys) onClose();
  }, [isNobodys, onClose]);
  const line = lineOf(cart, opened);
  const [known, setKnown] = useState<TrainingEntry | undefined>(line);
  if (line && line !== known) setKnown(line);
  const shown = line ?? known;
  if (!at || !shown) return null;
  if (TrainingDialog)
    return (
      <TrainingDialog
        at={at}
        line={shown}
        version={cart?.version}
        isGone={line === undefined}
        begin={opened.part}
        onClose={onClose}
        name={name}
      />
    );
  if (!failure) return null;
  return (
    <Dialog part={name} title={<bdi>{opened.name}</bdi>} onClose={onClose}>
      <Notice
        tone="danger"
        actions={<Button onClick={() => void load().catch(() => undefined)}>{t('shared.tryAgain')}</Button>}
      >
        {t('shared.training.notLoaded')}
      </Notice>
    </Dialog>
  );
};

/** The line whose dialog is open, and the part that is shown first. Without `part`, the first missing part is shown. */
export type OpenedTraining = {
  code: string;
  entryNumber: number;
  name: string;
  part?: TrainingPart | undefined;
};

const opened = new WeakMap<HTMLElement, OpenedTraining>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns this element's open dialog, and what opens and closes it. It outlives its line, which another tab may remove. */
export const useOpenedTraining = () => {
  const host = useHost();
  const now = useSyncExternalStore(subscribe, () => opened.get(host));
  const set = (next: OpenedTraining | undefined): void => {
    if (next) opened.set(host, next);
    else opened.delete(host);
    for (const listener of listeners) listener();
  };
  return { opened: now, open: set, close: () => set(undefined) };
};
