import { useEffect, useSyncExternalStore } from 'react';
import type { TwoCarts } from '../../api/cart/two-carts.ts';
import { cartMatter } from '../../core/dialogs/cart-matter.ts';
import { idleMatter } from '../../core/dialogs/idle-matter.ts';
import { localeMatters, type LocaleMatter } from '../../core/dialogs/locale-matters.ts';
import { pageDialogs, SESSION_TAG } from '../../core/dialogs/page-dialogs.ts';
import { stepUpMatters } from '../../core/dialogs/step-up-matter.ts';
import { runtime } from '../../core/runtime.ts';
import { reportToAuthor } from '../shared/element/report-to-author.ts';
import { useHost, useMessages } from '../shared/element/widget-context.ts';
import type { WidgetProps } from '../shared/element/widget-contract.ts';
import { loadCartsPart } from './load-carts-part.ts';
import { loadDialogPart } from './load-dialog-part.ts';
import { loadIdlePart } from './load-idle-part.ts';
import { loadLocalePart } from './load-locale-part.ts';
import { loadStepUpPart } from './load-step-up-part.ts';
import type en from './messages/en.json';
import { SAMPLE_PROOF } from './sample-proof.ts';
import type { sessionWidget } from './session.widget.ts';
import { usePart } from './usePart.ts';

/**
 * Shows the dialogs that wait, one at a time, what the shopper is told of the locale, and the question about two carts. In
 * author mode only the sample that `preview` names, and nothing in any but the first of its kind.
 */
export const Session = ({ preview }: WidgetProps<typeof sessionWidget>) => {
  const t = useMessages<keyof typeof en>();
  const host = useHost();
  const { registry, author } = runtime();
  const waiting = useSyncExternalStore(registry.subscribe, () => pageDialogs(registry)[0]);
  const matters = useSyncExternalStore(registry.subscribe, () => localeMatters(registry));
  const proof = useSyncExternalStore(registry.subscribe, () => stepUpMatters(registry)[0]);
  const carts = useSyncExternalStore(registry.subscribe, () => cartMatter(registry)) as TwoCarts | undefined;
  const isFirst = document.querySelector(SESSION_TAG) === host;
  const local = isLocal(preview) ? preview : 'none';
  const shows = isFirst && (author ? local !== 'none' : matters.length > 0);
  const compares = isFirst && (author ? preview === 'two-carts' : carts !== undefined);
  const asks = isFirst && !author && waiting !== undefined;
  const part = usePart(shows, loadLocalePart);
  const idle = useSyncExternalStore(registry.subscribe, () => idleMatter(registry));
  const sampled = preview === 'idle-notice' ? 'notice' : preview === 'idle-warning' ? 'warning' : undefined;
  const warns = isFirst && (author ? sampled : idle) !== undefined;
  const idlePart = usePart(warns, loadIdlePart);
  const dialog = usePart(asks, loadDialogPart);
  const asked = author ? (preview === 'step-up' ? SAMPLE_PROOF : undefined) : proof;
  const proves = isFirst && asked !== undefined;
  const stepUp = usePart(proves, loadStepUpPart);
  const cartsPart = usePart(compares, loadCartsPart);
  useEffect(() => {
    if (!isFirst) reportToAuthor(SESSION_TAG, 'is on this page twice. Remove one: the first is used.');
  }, [isFirst]);
  if (!isFirst) return null;
  const ofLocale = shows && part && (
    <part.LocaleMatters
      matters={matters}
      preview={author ? local : undefined}
      quiet={waiting !== undefined || compares}
    />
  );
  return (
    <>
      {ofLocale}
      {compares && !asks && cartsPart && <cartsPart.TwoCartsDialog found={carts} />}
      {warns && idlePart && <idlePart.Idle matter={idle} sample={author ? sampled : undefined} />}
      {asks && dialog && (
        <dialog.WaitingDialog key={waiting.id} waiting={waiting} closeLabel={t('session.close')} />
      )}
      {proves && stepUp && <stepUp.StepUp matter={asked} />}
    </>
  );
};

type Preview = WidgetProps<typeof sessionWidget>['preview'];

const isLocal = (preview: Preview): preview is LocaleMatter['kind'] =>
  preview !== 'two-carts' && preview !== 'step-up' && preview !== 'none' && !preview.startsWith('idle');
