/* What the frame says, in the languages of the shop. */

const en = {
  number: 'Card number',
  expiry: 'Expiration date',
  expiryHint: 'MM / YYYY',
  securityCode: 'Security code',
  codeHint: '3 digits on the back, 4 on the front of an American Express',
  'number required': 'Enter your card number',
  'number invalid': 'This is not a card number. Check its digits.',
  'number scheme': 'We don’t accept this kind of card.',
  'expiry required': 'Enter the expiration date',
  'expiry invalid': 'Enter month and year, for example 09/2031.',
  'expiry expired': 'This card has expired.',
  'securityCode required': 'Enter your security code',
  'securityCode invalid': 'Invalid format.',
  bankAsks: 'Your bank asks: do you want to make this payment?',
  confirm: 'Yes, confirm',
  refuse: 'No',
};

const fr = {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM / AAAA',
  securityCode: 'Code de sécurité',
  codeHint: '3 chiffres au dos, 4 au recto d’une American Express',
  'number required': 'Saisissez votre numéro de carte',
  'number invalid': 'Ce n’est pas un numéro de carte. Vérifiez les chiffres.',
  'number scheme': 'Nous n’acceptons pas ce type de carte.',
  'expiry required': 'Saisissez la date d’expiration',
  'expiry invalid': 'Saisissez le mois et l’année, par exemple 09/2031.',
  'expiry expired': 'Cette carte a expiré.',
  'securityCode required': 'Saisissez votre code de sécurité',
  'securityCode invalid': 'Format non valide.',
  bankAsks: 'Votre banque demande : voulez-vous effectuer ce paiement ?',
  confirm: 'Oui, confirmer',
  refuse: 'Non',
};

const nl = {
  number: 'Kaartnummer',
  expiry: 'Vervaldatum',
  expiryHint: 'MM / JJJJ',
  securityCode: 'Beveiligingscode',
  codeHint: '3 cijfers op de achterkant, 4 op de voorkant van een American Express',
  'number required': 'Vul uw kaartnummer in',
  'number invalid': 'Dit is geen kaartnummer. Controleer de cijfers.',
  'number scheme': 'Deze soort kaart nemen we niet aan.',
  'expiry required': 'Vul de vervaldatum in',
  'expiry invalid': 'Vul maand en jaar in, bijvoorbeeld 09/2031.',
  'expiry expired': 'Deze kaart is verlopen.',
  'securityCode required': 'Vul uw beveiligingscode in',
  'securityCode invalid': 'Ongeldige notatie.',
  bankAsks: 'Uw bank vraagt: wilt u deze betaling doen?',
  confirm: 'Ja, bevestigen',
  refuse: 'Nee',
};

const es = {
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  expiryHint: 'MM / AAAA',
  securityCode: 'Código de seguridad',
  codeHint: '3 dígitos al dorso, 4 en el anverso de una American Express',
  'number required': 'Introduzca el número de su tarjeta',
  'number invalid': 'No es un número de tarjeta. Compruebe los dígitos.',
  'number scheme': 'No aceptamos este tipo de tarjeta.',
  'expiry required': 'Introduzca la fecha de caducidad',
  'expiry invalid': 'Introduzca mes y año, por ejemplo 09/2031.',
  'expiry expired': 'Esta tarjeta ha caducado.',
  'securityCode required': 'Introduzca su código de seguridad',
  'securityCode invalid': 'Formato no válido.',
  bankAsks: 'Su banco pregunta: ¿desea realizar este pago?',
  confirm: 'Sí, confirmar',
  refuse: 'No',
};

const all = { en, fr, nl, es };

export const wordsOf = (language) => all[language] ?? en;
