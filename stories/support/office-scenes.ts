import type { SceneOptions } from '../../tests/support/scene.ts';

const LONG =
  'Rechtsbijstandverzekeringsmaatschappijen, arbeidsongeschiktheidsverzekeringen and accredited institutions';

const scene = ({ config, ...options }: SceneOptions) => ({
  scene: { config: { content: '/content', ...config }, ...options },
});

/** Scenes for the widgets that show how to reach an office: the CMS's texts, none of them, and odd ones. */
export const officeScenes = {
  one: scene({}),
  longest: scene({
    config: {
      messages: {
        'need-help.phone': `${LONG} +31 85 000 0142`,
        'need-help.hours': `${LONG}. ${LONG}.`,
        'need-help.email': `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
        'need-help.address': LONG,
        'contact.orderStatus': LONG,
      },
    },
  }),
  /** One text of the CMS is not a text, and one phone number is invalid. */
  partial: scene({ config: { messages: { 'need-help.phone': 'By e-mail only', 'need-help.hours': 7 } } }),
  down: scene({ faults: [{ path: '/graphql/execute.json/USAssessments/*', status: 503 }] }),
  offline: scene({ online: false }),
};
