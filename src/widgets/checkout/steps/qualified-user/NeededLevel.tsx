import { useState } from 'react';
import type { BuyerLevel } from '../../../../api/checkout/qualification.rules.ts';
import type { QualificationLevel } from '../../../../api/product/product.contract.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { LevelsDialog } from './LevelsDialog.tsx';
import type en from './messages/en.json';

type NeededLevelProps = { level: QualificationLevel; own: BuyerLevel | undefined };

/** Shows the highest level in the cart, with a button that explains the levels. Source: CHK-03 b. */
export const NeededLevel = ({ level, own }: NeededLevelProps) => {
  const t = useMessages<keyof typeof en>();
  const [open, setOpen] = useState(false);
  return (
    <div>
      {t('checkout.qualified-user.needed', { level })}{' '}
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('checkout.qualified-user.what')}
      </Button>
      {open && <LevelsDialog own={own} onClose={() => setOpen(false)} />}
    </div>
  );
};
