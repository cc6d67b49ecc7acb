import type { QualifiedUser } from '../../../../api/account/qualified-user.contract.ts';
import { covers } from '../../../../api/checkout/qualification.rules.ts';
import type { QualificationLevel } from '../../../../api/product/product.contract.ts';
import { ChoiceCards, type ChoiceCard } from '../../../kit/forms/ChoiceCards.tsx';
import type { WiredField } from '../../../kit/forms/useSchemaForm.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx';
import { personName } from '../../../../api/account/qualified-user.contract.ts';
import { levelValues } from '../../parts/level-words.ts';
import { FindField } from '../../parts/FindField.tsx';
import { useFind } from '../../parts/useFind.ts';
import type en from './messages/en.json';
import { UpdateLink } from './UpdateLink.tsx';

type UserCardsProps = {
  users: readonly QualifiedUser[];
  needed: QualificationLevel | undefined;
  /** Whether nobody can be chosen. The notice above then has the only link that helps. */
  isNobody: boolean;
  chosen: string;
  field: WiredField<'user'>;
};

/**
 * Draws the users as cards with their levels. A user below the level that the cart needs can't be chosen, and the card
 * says what is missing. Source: CHK-03 d.
 */
export const UserCards = ({ users, needed, isNobody, chosen, field }: UserCardsProps) => {
  const t = useMessages<keyof typeof en>();
  const find = useFind(
    users,
    users.find(({ id }) => id === chosen),
    (user) => `${personName(user)} ${user.email ?? ''}`,
  );
  const toCard = (user: QualifiedUser): ChoiceCard => ({
    value: user.id,
    label: personName(user),
    end: <Level level={user.level} />,
    note: user.email && <Email address={user.email} />,
    why:
      needed &&
      !covers(user.level, needed) &&
      (isNobody ? belowWords(user, needed, t) : <Why user={user} needed={needed} />),
  });
  return (
    <>
      <FindField
        label={t('checkout.qualified-user.find')}
        find={find}
        count={
          find.found === 0
            ? t('checkout.qualified-user.noneFound', { typed: find.typed.trim() })
            : t('checkout.qualified-user.count', { found: find.found, total: find.total })
        }
      />
      {find.shown.length > 0 && (
        <ChoiceCards
          legend={t('checkout.qualified-user.legend')}
          hideLegend
          cards={find.shown.map(toCard)}
          {...field}
        />
      )}
      {find.more && (
        <Button variant="plain" onClick={find.more}>
          {t('checkout.qualified-user.more')}
        </Button>
      )}
    </>
  );
};

/** Draws an email address that breaks after the @ if it is longer than its line. */
const Email = ({ address }: { address: string }) => {
  const host = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  );
};

const Level = ({ level }: Pick<QualifiedUser, 'level'>) => {
  const t = useMessages<keyof typeof en>();
  if (!level) return <Badge>{t('checkout.qualified-user.none')}</Badge>;
  return (
    <>
      <VisuallyHidden>{t('checkout.qualified-user.levelOf', levelValues(level))}</VisuallyHidden>
      <span aria-hidden="true">
        <Badge>{levelValues(level).levels}</Badge>
      </span>
    </>
  );
};

const Why = ({ user, needed }: { user: QualifiedUser; needed: QualificationLevel }) => {
  const t = useMessages<keyof typeof en>();
  return (
    <>
      {belowWords(user, needed, t)} <UpdateLink of={personName(user)} />
    </>
  );
};

/** Returns what is missing for a user to be chosen. Source: CHK-03 d. */
export const belowWords = (
  user: QualifiedUser,
  level: QualificationLevel,
  t: ReturnType<typeof useMessages<keyof typeof en>>,
): string => {
  const name = personName(user);
  return user.level
    ? t('checkout.qualified-user.below', { level, name, ...levelValues(user.level) })
    : t('checkout.qualified-user.belowNone', { level, name });
};
