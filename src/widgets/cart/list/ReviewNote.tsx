import type { ReactNode } from 'react';
import type { LineResult } from '../../../api/cart/line-result.ts';
import type { ReviewLine, ReviewFault } from '../../../api/list/review-line.ts';
import { cartRefusal } from '../../../api/adding/cart-change-words.ts';
import { moneyText } from '../../parts/price/Price.tsx';
import { qualificationsLink } from '../../../api/links/optional-links.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useSay } from '../useCartMessages.ts';
import { useListWords, type ListWords } from './useListReview.ts';

type Props = {
  line: ReviewLine;
  /** The store's answer, if it refused the line. */
  refusal: LineResult | undefined;
  /** True if the line was sent before. Then it is unknown what adding it again makes. */
  isTried: boolean;
  onUse: (code: string, quantity: number) => void;
};

/** Shows the notes of a line: each a word and its reason, with a button that corrects it. Source: LEAD-04 c. */
export const ReviewNote = ({ line, refusal, isTried, onUse }: Props) => {
  const t = useListWords();
  const say = useSay();
  const { fault, insteadOf, before, ordered, level, product, code, quantity, inCart } = line;
  const use = typeof fault === 'object' ? fault.use : undefined;
  const kind = refusal && cartRefusal({ statusCode: refusal.status })?.kind;
  const isSame = insteadOf === undefined && !before && !ordered;
  const isPlain = fault === undefined && isSame && !refusal && !needsWords(level);
  return (
    <div className="list-notes">
      {refusal && (
        <Note
          tone="danger"
          word={t('shared.list.refused')}
          why={kind ? say(`added.why.${kind}`) : undefined}
        />
      )}
      {fault !== undefined && <Note {...faultWords(fault, line, t)} />}
      {use !== undefined && product && (
        <Button
          variant="link"
          label={t('shared.list.useName', { quantity: use, name: product.name })}
          onClick={() => onUse(code, use)}
        >
          {t('shared.list.use', { quantity: use })}
        </Button>
      )}
      {isPlain && <span className="quiet">{t('shared.list.ready')}</span>}
      {inCart > 0 && fault === undefined && (
        <Note
          tone="info"
          word={t('shared.list.inCart', { inCart })}
          why={isTried ? undefined : t('shared.list.inCart.why', { quantity, total: inCart + quantity })}
        />
      )}
      {insteadOf !== undefined && (
        <Note
          tone="info"
          word={t('shared.list.successor')}
          why={t('shared.list.successor.why', { code: insteadOf })}
        />
      )}
      {ordered && product?.price && typeof fault !== 'string' && (
        <Note
          tone="info"
          word={t(ordered.value < product.price.value ? 'shared.list.priceUp' : 'shared.list.priceDown')}
          why={t('shared.list.ordered.why', { before: moneyText(ordered) })}
        />
      )}
      {before && (
        <Note
          tone="info"
          word={t('shared.list.priceChanged')}
          why={t('shared.list.priceChanged.why', { before: moneyText(before) })}
        />
      )}
      {level && needsWords(level) && typeof fault !== 'string' && <LevelNote level={level} />}
    </div>
  );
};

const needsWords = (level: ReviewLine['level']): boolean => level !== undefined && level.state !== 'has';

const ICONS = { info: 'info', warning: 'alert', danger: 'stop', quiet: undefined } as const;

const Note = ({ tone, word, why, children }: NoteWords & { children?: ReactNode }) => (
  <div className={`list-note list-note-${tone}`}>
    <b>
      {ICONS[tone] && <Icon name={ICONS[tone]} />}
      {word}
    </b>
    {why !== undefined && <p className="quiet">{why}</p>}
    {children}
  </div>
);

const LevelNote = ({ level: { needed, state } }: { level: NonNullable<ReviewLine['level']> }) => {
  const t = useListWords();
  const page = qualificationsLink();
  return (
    <Note
      tone="warning"
      word={t('shared.list.level', { level: needed })}
      why={state === 'lacks' || state === 'unsaid' ? t(`shared.list.level.${state}`) : undefined}
    >
      {state === 'lacks' && page !== undefined && <a href={page}>{t('shared.list.level.update')}</a>}
    </Note>
  );
};

/** The text of a note: a word, its reason and its tone. */
export type NoteWords = {
  tone: 'info' | 'warning' | 'danger' | 'quiet';
  word: string;
  why: string | undefined;
};

/** Returns the text for why a line can't be added as it is. */
const faultWords = (fault: ReviewFault, { quantity }: ReviewLine, t: ListWords): NoteWords => {
  if (fault === 'looking') return { tone: 'quiet', word: t('shared.list.looking'), why: undefined };
  if (typeof fault === 'string')
    return { tone: 'danger', word: t(`shared.list.${fault}`), why: t(`shared.list.${fault}.why`) };
  const { ok: _no, ...facts } = fault;
  const isMuch = facts.code === 'above-max' || facts.code === 'above-stock';
  const code = isMuch ? facts.code : 'below-min';
  return {
    tone: 'danger',
    word: t(`shared.list.${code}`),
    why: t(`shared.list.${code}.why`, { asked: quantity, ...(facts as Record<string, number | string>) }),
  };
};
