type Words = Readonly<Record<string, string>>;

const FR: Words = {
  'Change password': 'Changer le mot de passe',
  'The current password is not right.': 'Le mot de passe actuel est inexact.',
  'Sign in': 'Se connecter',
  'Use the user name that you registered with.': 'Utilisez le nom d’utilisateur choisi à l’inscription.',
  'The user name or the password is not right.': 'Le nom d’utilisateur ou le mot de passe est inexact.',
  'Too many wrong answers. Try again in a minute.': 'Trop de réponses inexactes. Réessayez dans une minute.',
  'Too many wrong answers. Try again in {} minutes.':
    'Trop de réponses inexactes. Réessayez dans {} minutes.',
  'Create an account': 'Créer un compte',
  'With an account you see your orders and quotes, and check out faster.':
    'Avec un compte, vous retrouvez vos commandes et vos soumissions, et vous commandez plus vite.',
  'Send me news about new assessments': 'M’informer des nouvelles évaluations',
  'A question only you can answer': 'Une question dont vous seul avez la réponse',
  'What was the name of your first school?': 'Quel était le nom de votre première école ?',
  'In which town did your parents meet?': 'Dans quelle ville vos parents se sont-ils rencontrés ?',
  'Terms and conditions': 'Conditions générales',
  'This shop is a demonstration. Accounts are kept until it is stopped, and nothing that you order will arrive.':
    'Cette boutique est une démonstration. Les comptes durent jusqu’à son arrêt, et rien de ce que vous commandez n’arrivera.',
  'Without the terms there is no account.': 'Sans les conditions, pas de compte.',
  'Check your email': 'Consultez vos courriels',
  'If the address belongs to an account, a code of six digits is on its way to it.':
    'Si l’adresse appartient à un compte, un code à six chiffres lui est envoyé.',
  'If the address belongs to an account, a link is on its way to it.':
    'Si l’adresse appartient à un compte, un lien lui est envoyé.',
  'That is not the code that we sent.': 'Ce n’est pas le code que nous avons envoyé.',
  'Forgotten password': 'Mot de passe oublié',
  'Forgotten user name': 'Nom d’utilisateur oublié',
  'Choose a new password': 'Choisissez un nouveau mot de passe',
  'Your user name': 'Votre nom d’utilisateur',
  'Your user name is {}.': 'Votre nom d’utilisateur est {}.',
  'Is it you?': 'Est-ce bien vous ?',
  'What you are about to do needs your password again.':
    'Cette opération demande à nouveau votre mot de passe.',
  'What you are about to do needs your passkey, or your password again.':
    'Cette opération demande votre clé d’accès, ou à nouveau votre mot de passe.',
  'Use your password': 'Utiliser votre mot de passe',
  'The password is not right.': 'Le mot de passe est inexact.',
  'Sign in with a passkey': 'Se connecter avec une clé d’accès',
  'Sign in without a password next time': 'La prochaine fois, sans mot de passe',
  'Create a passkey on this device.': 'Créez une clé d’accès sur cet appareil.',
  'Now your passkey': 'Maintenant, votre clé d’accès',
  'The password was right. This account asks for its passkey as well.':
    'Le mot de passe est exact. Ce compte demande aussi sa clé d’accès.',
  'That passkey does not belong to this account.': 'Cette clé d’accès n’appartient pas à ce compte.',
  'Use another way': 'Utiliser un autre moyen',
  'A code of six digits is on its way to the address of your account.':
    'Un code à six chiffres est envoyé à l’adresse de votre compte.',
  'Create a passkey for your account': 'Créer une clé d’accès pour votre compte',
  'It is kept on this device, on a phone or on a security key that you plug in, and guards your account when somebody learns your password.':
    'Conservée sur cet appareil, sur un téléphone ou sur une clé de sécurité que vous branchez, elle protège votre compte si quelqu’un apprend votre mot de passe.',
  'Not now': 'Pas maintenant',
  Continue: 'Continuer',
  'Send another code': 'Envoyer un autre code',
  'Another code is on its way. Only the newest one counts.':
    'Un autre code vous est envoyé. Seul le plus récent compte.',
  'No more codes are sent. Use the newest one, or start again later.':
    'Plus aucun code n’est envoyé. Utilisez le plus récent ou recommencez plus tard.',
  'We send a code to your address. With it you choose a new password, and are signed in.':
    'Nous envoyons un code à votre adresse. Avec lui, vous choisissez un nouveau mot de passe et vous êtes connecté.',
  'We send a code to your address. With it you see your user name, and are signed in.':
    'Nous envoyons un code à votre adresse. Avec lui, vous voyez votre nom d’utilisateur et vous êtes connecté.',
  'We send a link to your address. It leads to where you choose a new password.':
    'Nous envoyons un lien à votre adresse. Il mène à la page où vous choisissez un nouveau mot de passe.',
};

const NL: Words = {
  'Change password': 'Wachtwoord wijzigen',
  'The current password is not right.': 'Het huidige wachtwoord klopt niet.',
  'Sign in': 'Inloggen',
  'Use the user name that you registered with.': 'Gebruik de gebruikersnaam waarmee u zich hebt aangemeld.',
  'The user name or the password is not right.': 'De gebruikersnaam of het wachtwoord klopt niet.',
  'Too many wrong answers. Try again in a minute.':
    'Te veel onjuiste antwoorden. Probeer het over een minuut opnieuw.',
  'Too many wrong answers. Try again in {} minutes.':
    'Te veel onjuiste antwoorden. Probeer het over {} minuten opnieuw.',
  'Create an account': 'Account aanmaken',
  'With an account you see your orders and quotes, and check out faster.':
    'Met een account ziet u uw bestellingen en offertes en rekent u sneller af.',
  'Send me news about new assessments': 'Houd mij op de hoogte van nieuwe tests',
  'A question only you can answer': 'Een vraag die alleen u kunt beantwoorden',
  'What was the name of your first school?': 'Hoe heette uw eerste school?',
  'In which town did your parents meet?': 'In welke plaats hebben uw ouders elkaar leren kennen?',
  'Terms and conditions': 'Algemene voorwaarden',
  'This shop is a demonstration. Accounts are kept until it is stopped, and nothing that you order will arrive.':
    'Deze winkel is een demonstratie. Accounts blijven bestaan tot hij stopt, en niets van wat u bestelt komt aan.',
  'Without the terms there is no account.': 'Zonder de voorwaarden is er geen account.',
  'Check your email': 'Kijk in uw e-mail',
  'If the address belongs to an account, a code of six digits is on its way to it.':
    'Als het adres bij een account hoort, is er een code van zes cijfers naar onderweg.',
  'If the address belongs to an account, a link is on its way to it.':
    'Als het adres bij een account hoort, is er een link naar onderweg.',
  'That is not the code that we sent.': 'Dat is niet de code die wij hebben gestuurd.',
  'Forgotten password': 'Wachtwoord vergeten',
  'Forgotten user name': 'Gebruikersnaam vergeten',
  'Choose a new password': 'Kies een nieuw wachtwoord',
  'Your user name': 'Uw gebruikersnaam',
  'Your user name is {}.': 'Uw gebruikersnaam is {}.',
  'Is it you?': 'Bent u het?',
  'What you are about to do needs your password again.':
    'Voor wat u gaat doen is uw wachtwoord opnieuw nodig.',
  'What you are about to do needs your passkey, or your password again.':
    'Voor wat u gaat doen is uw passkey nodig, of opnieuw uw wachtwoord.',
  'Use your password': 'Uw wachtwoord gebruiken',
  'The password is not right.': 'Het wachtwoord klopt niet.',
  'Sign in with a passkey': 'Inloggen met een passkey',
  'Sign in without a password next time': 'De volgende keer zonder wachtwoord',
  'Create a passkey on this device.': 'Maak een passkey aan op dit apparaat.',
  'Now your passkey': 'Nu uw passkey',
  'The password was right. This account asks for its passkey as well.':
    'Het wachtwoord klopt. Dit account vraagt ook om zijn passkey.',
  'That passkey does not belong to this account.': 'Deze passkey hoort niet bij dit account.',
  'Use another way': 'Een andere manier gebruiken',
  'A code of six digits is on its way to the address of your account.':
    'Er is een code van zes cijfers onderweg naar het adres van uw account.',
  'Create a passkey for your account': 'Een passkey aanmaken voor uw account',
  'It is kept on this device, on a phone or on a security key that you plug in, and guards your account when somebody learns your password.':
    'Hij staat op dit apparaat, op een telefoon of op een beveiligingssleutel die u insteekt, en beschermt uw account als iemand uw wachtwoord te weten komt.',
  'Not now': 'Niet nu',
  Continue: 'Doorgaan',
  'Send another code': 'Nog een code sturen',
  'Another code is on its way. Only the newest one counts.':
    'Er is nog een code onderweg. Alleen de nieuwste telt.',
  'No more codes are sent. Use the newest one, or start again later.':
    'Er worden geen codes meer gestuurd. Gebruik de nieuwste of begin later opnieuw.',
  'We send a code to your address. With it you choose a new password, and are signed in.':
    'Wij sturen een code naar uw adres. Daarmee kiest u een nieuw wachtwoord en bent u ingelogd.',
  'We send a code to your address. With it you see your user name, and are signed in.':
    'Wij sturen een code naar uw adres. Daarmee ziet u uw gebruikersnaam en bent u ingelogd.',
  'We send a link to your address. It leads to where you choose a new password.':
    'Wij sturen een link naar uw adres. Die leidt naar de pagina waar u een nieuw wachtwoord kiest.',
};

const ES: Words = {
  'Change password': 'Cambiar la contraseña',
  'The current password is not right.': 'La contraseña actual no es correcta.',
  'Sign in': 'Iniciar sesión',
  'Use the user name that you registered with.': 'Use el nombre de usuario con el que se registró.',
  'The user name or the password is not right.': 'El nombre de usuario o la contraseña no son correctos.',
  'Too many wrong answers. Try again in a minute.':
    'Demasiadas respuestas incorrectas. Vuelva a intentarlo dentro de un minuto.',
  'Too many wrong answers. Try again in {} minutes.':
    'Demasiadas respuestas incorrectas. Vuelva a intentarlo dentro de {} minutos.',
  'Create an account': 'Crear una cuenta',
  'With an account you see your orders and quotes, and check out faster.':
    'Con una cuenta ve sus pedidos y presupuestos y compra más rápido.',
  'Send me news about new assessments': 'Avisarme de nuevas evaluaciones',
  'A question only you can answer': 'Una pregunta que solo usted puede responder',
  'What was the name of your first school?': '¿Cómo se llamaba su primer colegio?',
  'In which town did your parents meet?': '¿En qué ciudad se conocieron sus padres?',
  'Terms and conditions': 'Condiciones generales',
  'This shop is a demonstration. Accounts are kept until it is stopped, and nothing that you order will arrive.':
    'Esta tienda es una demostración. Las cuentas duran hasta que se detiene, y nada de lo que pida llegará.',
  'Without the terms there is no account.': 'Sin las condiciones no hay cuenta.',
  'Check your email': 'Mire su correo',
  'If the address belongs to an account, a code of six digits is on its way to it.':
    'Si la dirección pertenece a una cuenta, se le ha enviado un código de seis cifras.',
  'If the address belongs to an account, a link is on its way to it.':
    'Si la dirección pertenece a una cuenta, se le ha enviado un enlace.',
  'That is not the code that we sent.': 'Ese no es el código que enviamos.',
  'Forgotten password': 'Contraseña olvidada',
  'Forgotten user name': 'Nombre de usuario olvidado',
  'Choose a new password': 'Elija una nueva contraseña',
  'Your user name': 'Su nombre de usuario',
  'Your user name is {}.': 'Su nombre de usuario es {}.',
  'Is it you?': '¿Es usted?',
  'What you are about to do needs your password again.': 'Lo que va a hacer requiere de nuevo su contraseña.',
  'What you are about to do needs your passkey, or your password again.':
    'Lo que va a hacer requiere su llave de acceso o, de nuevo, su contraseña.',
  'Use your password': 'Usar su contraseña',
  'The password is not right.': 'La contraseña no es correcta.',
  'Sign in with a passkey': 'Iniciar sesión con una llave de acceso',
  'Sign in without a password next time': 'La próxima vez, sin contraseña',
  'Create a passkey on this device.': 'Cree una llave de acceso en este dispositivo.',
  'Now your passkey': 'Ahora, su llave de acceso',
  'The password was right. This account asks for its passkey as well.':
    'La contraseña es correcta. Esta cuenta pide también su llave de acceso.',
  'That passkey does not belong to this account.': 'Esa llave de acceso no pertenece a esta cuenta.',
  'Use another way': 'Usar otro medio',
  'A code of six digits is on its way to the address of your account.':
    'Se ha enviado un código de seis cifras a la dirección de su cuenta.',
  'Create a passkey for your account': 'Crear una llave de acceso para su cuenta',
  'It is kept on this device, on a phone or on a security key that you plug in, and guards your account when somebody learns your password.':
    'Se guarda en este dispositivo, en un teléfono o en una llave de seguridad que conecte, y protege su cuenta si alguien averigua su contraseña.',
  'Not now': 'Ahora no',
  Continue: 'Continuar',
  'Send another code': 'Enviar otro código',
  'Another code is on its way. Only the newest one counts.':
    'Se ha enviado otro código. Solo vale el más reciente.',
  'No more codes are sent. Use the newest one, or start again later.':
    'No se envían más códigos. Use el más reciente o empiece de nuevo más tarde.',
  'We send a code to your address. With it you choose a new password, and are signed in.':
    'Enviamos un código a su dirección. Con él elige una nueva contraseña y queda con la sesión iniciada.',
  'We send a code to your address. With it you see your user name, and are signed in.':
    'Enviamos un código a su dirección. Con él ve su nombre de usuario y queda con la sesión iniciada.',
  'We send a link to your address. It leads to where you choose a new password.':
    'Enviamos un enlace a su dirección. Lleva a donde elige una nueva contraseña.',
};

/** Translations by the first two letters of the requested language. All other languages get English. */
export const SPOKEN: ReadonlyMap<string, Words> = new Map([
  ['fr', FR],
  ['nl', NL],
  ['es', ES],
]);

/** Texts with a variable part, by how they begin and end. */
const FILLED: readonly (readonly [said: RegExp, words: string])[] = [
  [/^Your user name is (.*)\.$/, 'Your user name is {}.'],
  [
    /^Too many wrong answers\. Try again in (\d+) minutes\.$/,
    'Too many wrong answers. Try again in {} minutes.',
  ],
];

const say = (words: Words, text: string): string => {
  for (const [said, key] of FILLED) {
    const [, own] = said.exec(text) ?? [];
    if (own !== undefined) return (words[key] ?? text).replace('{}', () => own);
  }
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

/**
 * Returns an answer of `authenticate` with its texts in the requested language, like the real service when it is set up
 * for it.
 */
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
