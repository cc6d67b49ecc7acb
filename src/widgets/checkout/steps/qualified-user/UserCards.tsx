import { personName, type QualifiedUser } from '../../../../api/account/qualified-user.contract.ts';
import { covers, productsAbove } from '../../../../api/checkout/qualification.rules.ts';
import type { QualificationLevel } from '../../../../api/product/product.contract.ts';
import { ChoiceCards, type ChoiceCard } from '../../../kit/forms/ChoiceCards.tsx';
import type { WiredField } from '../../../kit/forms/useSchemaForm.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx';
import { levelValues } from '../../parts/level-words.ts';
import { FindField, useFind } from '../../parts/FindField.tsx';
import type en from './messages/en.json';
import { joinedApart } from '../../../../core/i18n/message-format.ts';
import { useQualificationsLink } from '../../../../api/links/optional-links.ts';
import { LinkButton } from '../../../kit/ui/LinkButton.tsx';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { cartLink } from '../../../../api/links/store-link.ts';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { useCheckoutMessages } from '../../flow/checkout-context.ts';

type UserCardsProps = {
  users: readonly QualifiedUser[];
  needed: QualificationLevel | undefined;
  /** Whether nobody can be chosen. The notice above then has the only link that helps. */
  isNobody: boolean;
  chosen: string;
  field: WiredField<'user'>;
};

/** Draws the users as cards with their levels, and what one lacks who can't be chosen. Source: CHK-03 d. */
export const UserCards = ({ users, needed, isNobody, chosen, field }: UserCardsProps) => {
  const t = useWords<typeof en>();
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
  const t = useWords<typeof en>();
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
  const t = useWords<typeof en>();
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
  t: ReturnType<typeof useWords<typeof en>>,
): string => {
  const name = personName(user);
  return user.level
    ? t('checkout.qualified-user.below', { level, name, ...levelValues(user.level) })
    : t('checkout.qualified-user.belowNone', { level, name });
};

type UpdateLinkProps = {
  isButton?: boolean;
  /** Whose qualifications, if several such links are together. It is read with the link's text. */
  of?: string | undefined;
};

/** Draws a link to one's qualifications. Draws nothing if no page is known. Source: CHK-03 d. */
export const UpdateLink = ({ isButton, of }: UpdateLinkProps) => {
  const t = useWords<typeof en>();
  const href = useQualificationsLink();
  if (href === undefined) return null;
  const words = t('checkout.qualified-user.update');
  return isButton ? (
    <LinkButton href={href}>{words}</LinkButton>
  ) : (
    <a href={href} aria-label={of && joinedApart(', ', words, of)}>
      {words}
    </a>
  );
};

type NobodyAbleProps = {
  cart: CheckoutCart;
  users: readonly QualifiedUser[];
  isPersonal: boolean;
  needed: QualificationLevel;
};

/** Says that nobody can be chosen, for which products, and what helps. Source: CHK-03 e, g. */
export const NobodyAble = ({ cart, users, isPersonal, needed }: NobodyAbleProps) => {
  const t = useWords<typeof en>();
  const words = useCheckoutMessages();
  const products = productsAbove(
    cart.entries.map(({ product }) => product),
    users.map(({ level }) => level),
  );
  const toCart = cartLink();
  const actions = (
    <>
      <UpdateLink isButton />
      {toCart !== undefined && <LinkButton href={toCart}>{words('checkout.editCart')}</LinkButton>}
    </>
  );
  return (
    <Notice tone="warning" actions={actions}>
      {isPersonal
        ? t(
            `checkout.qualified-user.${users.some(({ isReviewed }) => isReviewed) ? 'ownReviewed' : 'ownLevel'}`,
            {
              level: needed,
            },
          )
        : t('checkout.qualified-user.nobody')}
      <ul>
        {products.map(({ code, name, qualificationLevel: level = needed }) => (
          <li key={code}>{t('checkout.qualified-user.product', { name, level })}</li>
        ))}
      </ul>
    </Notice>
  );
};
