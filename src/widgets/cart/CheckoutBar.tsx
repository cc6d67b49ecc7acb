import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { usePageFloor } from '../kit/over-page/usePageFloor.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useCartMessages } from './useCartMessages.ts';

type Props = {
  name: string;
  total: ReactNode;
  changing: boolean;
  href: string;
  onClick: (event: MouseEvent) => void;
  /** True while the sums' own way to the checkout is in sight. */
  isTold: boolean;
};

/**
 * Draws the total and the way to the checkout at the window's edge, while the sums are below it or the bar has the focus.
 */
export const CheckoutBar = ({ isTold, ...props }: Props) => {
  const [isHeld, setHeld] = useState(false);
  return (
    <div className="checkout-bar no-print" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      {(!isTold || isHeld) && <Bar {...props} />}
    </div>
  );
};

const Bar = ({ name, total, changing, href, onClick }: Omit<Props, 'isTold'>) => {
  const t = useCartMessages();
  const bar = useRef<HTMLDivElement>(null);
  usePageFloor(bar);
  return (
    <div ref={bar} className={changing ? 'bar-in changing' : 'bar-in'}>
      <p>
        {name} <b>{total}</b>
      </p>
      <LinkButton variant="primary" href={href} onClick={onClick}>
        {t('cart.checkout')}
      </LinkButton>
    </div>
  );
};
