import { covers, type BuyerLevel } from '../../../../api/checkout/qualification.rules.ts';
import type { QualificationLevel } from '../../../../api/product/product.contract.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { classNames } from '../../../kit/ui/class-names.ts';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx';
import { levelValues } from '../../parts/level-words.ts';
import type en from './messages/en.json';
import { UpdateLink } from './UserCards.tsx';

const PEOPLE: readonly BuyerLevel[] = ['A', 'AB', 'ABC'];
const LEVELS: readonly QualificationLevel[] = ['A', 'B', 'C'];

type LevelsDialogProps = {
  onClose: () => void;
  /** The shopper's own level, if it is known. */
  own: BuyerLevel | undefined;
};

/** Explains who may buy what: levels A, B and C, with C the highest. Source: CHK-03 b, look-checkout 4.3. */
export const LevelsDialog = ({ onClose, own }: LevelsDialogProps) => {
  const t = useWords<typeof en>();
  return (
    <Dialog title={t('checkout.qualified-user.levels')} onClose={onClose} actions={<UpdateLink isButton />}>
      <p>{t('checkout.qualified-user.levelsText')}</p>
      <table className="levels">
        <thead>
          <tr>
            <th scope="col">{t('checkout.qualified-user.person')}</th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                <span aria-hidden="true">{level}</span>
                <VisuallyHidden>{t('checkout.qualified-user.buys', { level })}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PEOPLE.map((person) => (
            <tr key={person}>
              <th scope="row">
                {levelValues(person).levels}{' '}
                {person === own && <Badge tone="success">{t('checkout.qualified-user.you')}</Badge>}
              </th>
              {LEVELS.map((level) => {
                const isCovered = covers(person, level);
                return (
                  <td key={level} className={classNames(!isCovered && 'levels-no')}>
                    {t(isCovered ? 'checkout.qualified-user.yes' : 'checkout.qualified-user.no')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet small">{t('checkout.qualified-user.withoutLevel')}</p>
    </Dialog>
  );
};
