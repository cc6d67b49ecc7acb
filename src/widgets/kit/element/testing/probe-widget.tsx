import { useState, type ReactNode } from 'react';
import type { Catalogue } from '../../../../core/i18n/message-format.ts';
import { defineWidget } from '../../../define-widget.tsx';
import { useEmit, useTranslate } from '../widget-context.ts';
import type { WidgetContract } from '../widget-contract.ts';

const contractOf = (dom: 'shadow' | 'light', name: string) =>
  ({
    tag: `assess-${name}-${dom}`,
    summary: 'Shows what define-widget gave it.',
    dom,
    attributes: {
      open: { type: 'boolean', description: 'By presence.' },
      shown: { type: 'switch', default: true, description: 'On unless "false".' },
      label: { type: 'string', description: 'Any text; "explode" makes it throw.' },
      'max-rows': { type: 'number', default: 3, min: 1, max: 25, description: 'A number.' },
      data: { type: 'json', default: { from: 'default' }, description: 'JSON.' },
    },
    events: { 'assess-cart-opened': 'The button was pressed.' },
    slots: {},
    parts: {},
    properties: {},
    states: ['one'],
    data: [],
  }) as const satisfies WidgetContract;

type Props = { open: boolean; shown: boolean; label?: string; maxRows: number; data: unknown };

const Probe = (props: Props): ReactNode => {
  const [presses, setPresses] = useState(0);
  const t = useTranslate();
  const emit = useEmit();
  if (props.label === 'explode') throw new Error('The probe was told to throw.');
  return (
    <section aria-label={t('probe.title')}>
      <p data-props={JSON.stringify(props)}>{t('probe.fits', { count: props.maxRows })}</p>
      <button type="button" onClick={() => setPresses((count) => count + 1)}>
        Presses {presses}
      </button>
      <button type="button" onClick={() => emit('assess-cart-opened', { units: presses })}>
        Send
      </button>
    </section>
  );
};

const words = (title: string): (() => Promise<{ default: Catalogue }>) => {
  const fits: Catalogue[string] = ({ count }, format) => `${title} ${format.number(count)}`;
  return () => Promise.resolve({ default: { 'probe.title': title, 'probe.fits': fits } });
};

/** Defines `<assess-probe-shadow>` or `<assess-probe-light>`, or the same with another name. For tests of define-widget. */
export const defineProbe = (dom: 'shadow' | 'light', name = 'probe'): void =>
  defineWidget({
    contract: contractOf(dom, name),
    component: Probe,
    styles: ['.assess-root { display: block }'],
    messages: { en: words('Probe'), fr: words('Sonde'), nl: words('Sonde nl'), es: words('Sonda') },
  });
