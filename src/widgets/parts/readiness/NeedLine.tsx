import type { Need } from '../../../api/checkout/need.rules.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { needLinks, type NeedLink } from './need-link.ts';
import { needWords, useReadinessWords } from './need-words.ts';
import type { Readiness } from './readiness.ts';

const ICONS: Record<Need['state'], IconName> = {
  needed: 'alert',
  note: 'info',
  unknown: 'info',
  done: 'success',
};

const NAMED = 2;

/** Draws one line: what is needed, for which products, and the links that help. */
export const NeedLine = ({ need, of }: { need: Need; of: Readiness }) => {
  const t = useReadinessWords();
  const { title, state, why } = needWords(need, of, t);
  const products = productsOf(need, of, t);
  return (
    <li className={`need need-${need.state}`}>
      <Icon name={ICONS[need.state]} />
      <div>
        <b>{title}</b> <span className="need-state small">{state}</span>
        {need.kind === 'aimsweb-minimum' && <Meter {...need} />}
        {why.map((text) => text && <p key={text}>{text}</p>)}
        {products && (
          <p>
            <bdi>{products}</bdi>
          </p>
        )}
        {needLinks(need, of, t).map((link) => (
          <Way key={link.label} link={link} />
        ))}
      </div>
    </li>
  );
};

/** Returns the names of the products that need it. Undefined unless the line is needed, and for the aimswebPlus minimum. */
const productsOf = (
  { kind, state, lines }: Need,
  { cart }: Readiness,
  t: ReturnType<typeof useReadinessWords>,
): string | undefined => {
  if (state !== 'needed' || kind === 'aimsweb-minimum') return undefined;
  const names = lines.map(
    (code) => cart.entries.find(({ product }) => product.code === code)?.product.name ?? code,
  );
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED
    ? t('shared.readiness.andMore', { names: shown, count: names.length - NAMED })
    : shown;
};

/** Draws a meter for sighted users. The text says the same amounts. */
const Meter = ({ subtotal, amount }: { subtotal: number; amount: number }) => (
  <progress className="need-meter" aria-hidden value={Math.min(subtotal, amount)} max={amount} />
);

const Way = ({ link }: { link: NeedLink }) => {
  const host = useHost();
  if ('href' in link) return <a href={link.href}>{link.label}</a>;
  const code = 'product' in link ? link.product : link.training;
  const press = () => {
    const root = host.shadowRoot ?? host;
    const line = root.querySelector(`[data-line="${CSS.escape(code)}"]`);
    // The line's own button opens the dialog. Until that button is drawn, the line itself gets the focus.
    const dialog = 'training' in link && line?.querySelector<HTMLElement>('[data-training]');
    if (dialog) return dialog.click();
    const control = line?.querySelector<HTMLElement>('input, button');
    // A line far down may be hidden behind the button that shows more lines.
    (control ?? root.querySelector<HTMLElement>('.lines > li:last-child button'))?.focus();
  };
  return (
    <Button variant="link" onClick={press}>
      {link.label}
    </Button>
  );
};
