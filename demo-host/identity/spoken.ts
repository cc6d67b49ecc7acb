type Words = Readonly<Record<string, string>>;

const FR: Words = {
  'Sign in': 'Se connecter',
  'Use the user name that you registered with.': 'Utilisez le nom d’utilisateur choisi à l’inscription.',
  'The user name or the password is not right.': 'Le nom d’utilisateur ou le mot de passe est inexact.',
  'Create an account': 'Créer un compte',
  'With an account you see your orders and quotes, and check out faster.':
    'Avec un compte, vous retrouvez vos commandes et vos devis, et vous commandez plus vite.',
  'Send me news about new assessments': 'M’informer des nouvelles évaluations',
  'A question only you can answer': 'Une question dont vous seul avez la réponse',
  'What was the name of your first school?': 'Quel était le nom de votre première école ?',
  'In which town did your parents meet?': 'Dans quelle ville vos parents se sont-ils rencontrés ?',
  'Terms and conditions': 'Conditions d’utilisation',
  'This shop is a demonstration. Accounts are kept until it is stopped, and nothing that you order will arrive.':
    'Cette boutique est une démonstration. Les comptes durent jusqu’à son arrêt, et rien de ce que vous commandez n’arrivera.',
  'Without the terms there is no account.': 'Sans les conditions, pas de compte.',
  'Look into your mail': 'Consultez vos courriels',
  'If the address belongs to an account, a code of six figures is on its way to it.':
    'Si l’adresse appartient à un compte, un code à six chiffres lui est envoyé.',
  'If the address belongs to an account, a link is on its way to it.':
    'Si l’adresse appartient à un compte, un lien lui est envoyé.',
  'That is not the code that we sent.': 'Ce n’est pas le code que nous avons envoyé.',
  'Forgotten password': 'Mot de passe oublié',
  'Forgotten user name': 'Nom d’utilisateur oublié',
  'Choose a new password': 'Choisissez un nouveau mot de passe',
  'Your user name': 'Votre nom d’utilisateur',
  'Your user name is {name}.': 'Votre nom d’utilisateur est {name}.',
  'Is it you?': 'Est-ce bien vous ?',
  'What you are about to do needs your password again.':
    'Cette opération demande à nouveau votre mot de passe.',
  'The password is not right.': 'Le mot de passe est inexact.',
  'Sign in with a passkey': 'Se connecter avec une clé d’accès',
  'Sign in without a password next time': 'La prochaine fois, sans mot de passe',
  'Make a passkey on this device.': 'Créez une clé d’accès sur cet appareil.',
};

const NL: Words = {
  'Sign in': 'Inloggen',
  'Use the user name that you registered with.': 'Gebruik de gebruikersnaam waarmee u zich hebt aangemeld.',
  'The user name or the password is not right.': 'De gebruikersnaam of het wachtwoord klopt niet.',
  'Create an account': 'Account aanmaken',
  'With an account you see your orders and quotes, and check out faster.':
    'Met een account ziet u uw bestellingen en offertes en rekent u sneller af.',
  'Send me news about new assessments': 'Houd mij op de hoogte van nieuwe tests',
  'A question only you can answer': 'Een vraag die alleen u kunt beantwoorden',
  'What was the name of your first school?': 'Hoe heette uw eerste school?',
  'In which town did your parents meet?': 'In welke plaats hebben uw ouders elkaar leren kennen?',
  'Terms and conditions': 'Voorwaarden',
  'This shop is a demonstration. Accounts are kept until it is stopped, and nothing that you order will arrive.':
    'Deze winkel is een demonstratie. Accounts blijven bestaan tot hij stopt, en niets van wat u bestelt komt aan.',
  'Without the terms there is no account.': 'Zonder de voorwaarden is er geen account.',
  'Look into your mail': 'Kijk in uw e-mail',
  'If the address belongs to an account, a code of six figures is on its way to it.':
    'Als het adres bij een account hoort, is er een code van zes cijfers naar onderweg.',
  'If the address belongs to an account, a link is on its way to it.':
    'Als het adres bij een account hoort, is er een link naar onderweg.',
  'That is not the code that we sent.': 'Dat is niet de code die wij hebben gestuurd.',
  'Forgotten password': 'Wachtwoord vergeten',
  'Forgotten user name': 'Gebruikersnaam vergeten',
  'Choose a new password': 'Kies een nieuw wachtwoord',
  'Your user name': 'Uw gebruikersnaam',
  'Your user name is {name}.': 'Uw gebruikersnaam is {name}.',
  'Is it you?': 'Bent u het?',
  'What you are about to do needs your password again.':
    'Voor wat u gaat doen is uw wachtwoord opnieuw nodig.',
  'The password is not right.': 'Het wachtwoord klopt niet.',
  'Sign in with a passkey': 'Inloggen met een passkey',
  'Sign in without a password next time': 'De volgende keer zonder wachtwoord',
  'Make a passkey on this device.': 'Maak een passkey op dit apparaat.',
};

const ES: Words = {
  'Sign in': 'Iniciar sesión',
  'Use the user name that you registered with.': 'Use el nombre de usuario con el que se registró.',
  'The user name or the password is not right.': 'El nombre de usuario o la contraseña no son correctos.',
  'Create an account': 'Crear una cuenta',
  'With an account you see your orders and quotes, and check out faster.':
    'Con una cuenta ve sus pedidos y presupuestos y compra más rápido.',
  'Send me news about new assessments': 'Avisarme de nuevas evaluaciones',
  'A question only you can answer': 'Una pregunta que solo usted puede responder',
  'What was the name of your first school?': '¿Cómo se llamaba su primer colegio?',
  'In which town did your parents meet?': '¿En qué ciudad se conocieron sus padres?',
  'Terms and conditions': 'Términos y condiciones',
  'This shop is a demonstration. Accounts are kept until it is stopped, and nothing that you order will arrive.':
    'Esta tienda es una demostración. Las cuentas duran hasta que se detiene, y nada de lo que pida llegará.',
  'Without the terms there is no account.': 'Sin los términos no hay cuenta.',
  'Look into your mail': 'Mire su correo',
  'If the address belongs to an account, a code of six figures is on its way to it.':
    'Si la dirección pertenece a una cuenta, se le ha enviado un código de seis cifras.',
  'If the address belongs to an account, a link is on its way to it.':
    'Si la dirección pertenece a una cuenta, se le ha enviado un enlace.',
  'That is not the code that we sent.': 'Ese no es el código que enviamos.',
  'Forgotten password': 'Contraseña olvidada',
  'Forgotten user name': 'Nombre de usuario olvidado',
  'Choose a new password': 'Elija una nueva contraseña',
  'Your user name': 'Su nombre de usuario',
  'Your user name is {name}.': 'Su nombre de usuario es {name}.',
  'Is it you?': '¿Es usted?',
  'What you are about to do needs your password again.': 'Lo que va a hacer requiere de nuevo su contraseña.',
  'The password is not right.': 'La contraseña no es correcta.',
  'Sign in with a passkey': 'Iniciar sesión con una llave de acceso',
  'Sign in without a password next time': 'La próxima vez, sin contraseña',
  'Make a passkey on this device.': 'Cree una llave de acceso en este dispositivo.',
};

/** By the first two letters of what a browser, or a page, asks for; everything else is answered in English. */
export const SPOKEN: ReadonlyMap<string, Words> = new Map([
  ['fr', FR],
  ['nl', NL],
  ['es', ES],
]);

const NAME = /^Your user name is (.*)\.$/;

const say = (words: Words, text: string): string => {
  const [, name] = NAME.exec(text) ?? [];
  if (name !== undefined) return (words['Your user name is {name}.'] ?? text).replace('{name}', () => name);
  return Object.hasOwn(words, text) ? (words[text] ?? text) : text;
};

const sayAll = (words: Words, value: unknown): unknown => {
  if (typeof value === 'string') return say(words, value);
  return Array.isArray(value) ? value.map((one: unknown) => sayAll(words, one)) : value;
};

type Wire = {
  header?: unknown;
  description?: unknown;
  callbacks?: readonly { output: readonly { value: unknown }[] }[];
};

/** An answer of `authenticate` with what it says in the language that was asked for, as the real service has it set up. */
export const inLanguage = (body: unknown, acceptLanguage: string | undefined): unknown => {
  const words = SPOKEN.get((acceptLanguage ?? '').slice(0, 2).toLowerCase());
  const { header, description, callbacks } = Object(body) as Wire;
  if (words === undefined || !Array.isArray(callbacks)) return body;
  return {
    ...Object(body),
    header: sayAll(words, header),
    description: sayAll(words, description),
    callbacks: (callbacks as NonNullable<Wire['callbacks']>).map((callback) => ({
      ...callback,
      output: callback.output.map((one) => ({ ...one, value: sayAll(words, one.value) })),
    })),
  };
};
