/* The frame's texts, in the languages of the shop. The French is Canadian. */

const en = {
  title: 'Card details',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryHint: 'MM / YYYY',
  securityCode: 'Security code',
  codeHint: '3 or 4 digits',
  'codeHint 3': '3 digits on the back',
  'codeHint 4': '4 digits on the front',
  'number required': 'Enter your card number',
  'number invalid': 'This isn’t a card number. Check its digits.',
  'number scheme': 'We don’t accept this kind of card. Use Visa, Mastercard, American Express or Discover.',
  'expiry required': 'Enter the expiration date',
  'expiry invalid': 'Enter month and year, for example 09 / 2031.',
  'expiry expired': 'This card has expired. Check the date, or use another card.',
  'expiry too-far': 'This year is too far ahead. Check the year on your card.',
  'securityCode required': 'Enter your security code',
  'securityCode invalid':
    'Invalid format. The code has 3 digits, or 4 on American Express cards. Check it on your card.',
  bankTitle: 'Your bank asks you to confirm this payment',
  bankShop: 'Store',
  bankAmount: 'Amount',
  bankAsks: 'Confirm it only if it is yours. You have a few minutes.',
  confirm: 'Confirm payment',
  refuse: 'Don’t confirm',
};

const fr = {
  title: 'Données de la carte',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM / AAAA',
  securityCode: 'Code de sécurité',
  codeHint: '3 ou 4 chiffres',
  'codeHint 3': '3 chiffres au verso',
  'codeHint 4': '4 chiffres au recto',
  'number required': 'Entrez votre numéro de carte',
  'number invalid': 'Ce n’est pas un numéro de carte. Vérifiez les chiffres.',
  'number scheme':
    'Nous n’acceptons pas ce type de carte. Utilisez Visa, Mastercard, American Express ou Discover.',
  'expiry required': 'Entrez la date d’expiration',
  'expiry invalid': 'Entrez le mois et l’année, par exemple 09 / 2031.',
  'expiry expired': 'Cette carte est expirée. Vérifiez la date ou utilisez une autre carte.',
  'expiry too-far': 'Cette année est trop éloignée. Vérifiez l’année inscrite sur votre carte.',
  'securityCode required': 'Entrez votre code de sécurité',
  'securityCode invalid':
    'Format non valide. Le code compte 3 chiffres, ou 4 sur les cartes American Express. Vérifiez-le sur votre carte.',
  bankTitle: 'Votre banque vous demande de confirmer ce paiement',
  bankShop: 'Boutique',
  bankAmount: 'Montant',
  bankAsks: 'Confirmez-le seulement si vous en êtes l’auteur. Vous avez quelques minutes.',
  confirm: 'Confirmer le paiement',
  refuse: 'Ne pas confirmer',
};

const nl = {
  title: 'Kaartgegevens',
  number: 'Kaartnummer',
  expiry: 'Vervaldatum',
  expiryHint: 'MM / JJJJ',
  securityCode: 'Beveiligingscode',
  codeHint: '3 of 4 cijfers',
  'codeHint 3': '3 cijfers op de achterkant',
  'codeHint 4': '4 cijfers op de voorkant',
  'number required': 'Vul uw kaartnummer in',
  'number invalid': 'Dit is geen kaartnummer. Controleer de cijfers.',
  'number scheme':
    'Dit soort kaart accepteren we niet. Gebruik Visa, Mastercard, American Express of Discover.',
  'expiry required': 'Vul de vervaldatum in',
  'expiry invalid': 'Vul maand en jaar in, bijvoorbeeld 09 / 2031.',
  'expiry expired': 'Deze kaart is verlopen. Controleer de datum of gebruik een andere kaart.',
  'expiry too-far': 'Dit jaar ligt te ver in de toekomst. Controleer het jaar op uw kaart.',
  'securityCode required': 'Vul uw beveiligingscode in',
  'securityCode invalid':
    'Ongeldige notatie. De code heeft 3 cijfers, of 4 op kaarten van American Express. Controleer de code op uw kaart.',
  bankTitle: 'Uw bank vraagt u deze betaling te bevestigen',
  bankShop: 'Winkel',
  bankAmount: 'Bedrag',
  bankAsks: 'Bevestig alleen als u deze betaling zelf doet. U hebt enkele minuten.',
  confirm: 'Betaling bevestigen',
  refuse: 'Niet bevestigen',
};

const es = {
  title: 'Datos de la tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  expiryHint: 'MM / AAAA',
  securityCode: 'Código de seguridad',
  codeHint: '3 o 4 dígitos',
  'codeHint 3': '3 dígitos en el reverso',
  'codeHint 4': '4 dígitos en el anverso',
  'number required': 'Escriba el número de la tarjeta',
  'number invalid': 'No es un número de tarjeta. Compruebe los dígitos.',
  'number scheme':
    'No aceptamos este tipo de tarjeta. Utilice Visa, Mastercard, American Express o Discover.',
  'expiry required': 'Escriba la fecha de caducidad',
  'expiry invalid': 'Escriba el mes y el año, por ejemplo 09 / 2031.',
  'expiry expired': 'Esta tarjeta ha caducado. Compruebe la fecha o utilice otra tarjeta.',
  'expiry too-far': 'Este año es demasiado lejano. Compruebe el año de su tarjeta.',
  'securityCode required': 'Escriba el código de seguridad',
  'securityCode invalid':
    'Formato no válido. El código tiene 3 dígitos, o 4 en las tarjetas American Express. Compruébelo en su tarjeta.',
  bankTitle: 'Su banco le pide que confirme este pago',
  bankShop: 'Tienda',
  bankAmount: 'Importe',
  bankAsks: 'Confírmelo solo si lo está haciendo usted. Tiene unos minutos.',
  confirm: 'Confirmar el pago',
  refuse: 'No confirmar',
};

export const allWords = { en, fr, nl, es };

export const wordsOf = (language) => allWords[language] ?? en;
