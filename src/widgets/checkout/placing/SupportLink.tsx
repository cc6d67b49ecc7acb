import { runtime } from '../../../core/runtime.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { fromHere, sitePath } from '../../parts/commerce/site-link.ts';
import type en from './messages/en.json';

const supportAddress = (): string | undefined =>
  hasStorePages() && !runtime().author ? fromHere(sitePath('contactUs')) : undefined;

/** The way to people who can help; nothing where the page is not a shop's and none is known. */
export const SupportLink = () => {
  const t = useMessages<keyof typeof en>();
  const href = supportAddress();
  if (href === undefined) return null;
  return (
    <LinkButton variant="plain" href={href}>
      {t('checkout.placing.support')}
    </LinkButton>
  );
};

/** A sentence that sends somebody to Customer Support, with the way there on just these words; where they aren't in it, or no way is known, as it is. */
export const WithSupportLink = ({ sentence }: { sentence: string }) => {
  const t = useMessages<keyof typeof en>();
  const href = supportAddress();
  const words = t('checkout.placing.contact');
  const at = sentence.indexOf(words);
  if (href === undefined || at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <a href={href}>{words}</a>
      {sentence.slice(at + words.length)}
    </>
  );
};
