import { runtime } from '../../core/runtime.ts';
import { useWords } from '../kit/element/useWords.ts';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import type en from './messages/en.json';
import { pageReturn } from './page-return.ts';

type AlreadyInProps = { headingLevel: number; returnTo: string | undefined; name: string | undefined };

/** Shows visitors who are already signed in a link to where they wanted to go, and a button to sign out. */
const AlreadyIn = ({ headingLevel, returnTo, name }: AlreadyInProps) => {
  const t = useWords<typeof en>();
  const Heading = `h${headingLevel}` as 'h2';
  const { session } = runtime().registry;
  return (
    <div className="sign-in" part="form">
      <div className="journey">
        <Heading>{t('sign-in.alreadyTitle')}</Heading>
        {name && <p>{t('sign-in.already', { name })}</p>}
        <div className="journey-acts acts">
          <LinkButton variant="primary" href={pageReturn(returnTo).href}>
            {t('sign-in.goOn')}
          </LinkButton>
          {session && <Button onClick={() => void session.signOut('asked')}>{t('sign-in.signOut')}</Button>}
        </div>
      </div>
    </div>
  );
};

export default AlreadyIn;
